import { type Operations, routes } from './operations.gen.ts'
import type { Webhooks } from './types.gen.ts'

export type { Operations } from './operations.gen.ts'

/** What a webhook is called with: its `type` says what `data` holds. */
export type WebhookEvent = Webhooks['body']

export type OperationName = keyof Operations

type Parts<Sent> = {
  [Part in 'body' | 'path' | 'query']: Part extends keyof Sent
    ? Exclude<Sent[Part], undefined> extends never
      ? unknown
      : Exclude<Sent[Part], undefined>
    : unknown
}
type Joined<Sent> = Parts<Sent>['body'] & Parts<Sent>['path'] & Parts<Sent>['query']

/** What an operation is given: the fields of its path, and of its query or its body, in one object. */
export type InputOf<Name extends OperationName> = Joined<Operations[Name]['sent']> & object
export type ResultOf<Name extends OperationName> = Operations[Name]['result']

/** Operations whose answer is a page of a list, and that go on behind it. */
export type ListName = {
  [Name in OperationName]: ResultOf<Name> extends { next: string | null }
    ? 'cursor' extends keyof InputOf<Name>
      ? Name
      : never
    : never
}[OperationName]

export type ClientOptions = {
  /** Address of the shop, such as `https://prints.example.com`. */
  shop: string
  /** An API key with the permissions of what is called. */
  key: string
  /** How often a call is made that the shop could not take, or whose answer was lost; 4 unless told. */
  tries?: number
  fetch?: typeof fetch
  /** Waits before the next try. */
  pause?: (seconds: number) => Promise<void>
}

export type Client = {
  /** @throws GangwayError when the shop refused it */
  call<Name extends OperationName>(name: Name, input: InputOf<Name>): Promise<ResultOf<Name>>
  /** All pages of a list, one after the other. @throws GangwayError as `call` */
  pages<Name extends ListName>(name: Name, input: InputOf<Name>): AsyncGenerator<ResultOf<Name>>
  /** A file of the shop, by the address that a call answered with. @throws GangwayError as `call` */
  download(address: string): Promise<Uint8Array>
}

/** What the shop refused, in its words: `message` says what is wrong, `advice` what to do. */
export class GangwayError extends Error {
  override readonly name = 'GangwayError'
  /** Of HTTP. */
  readonly status: number
  /** For programs; it does not change. */
  readonly code: string
  readonly advice: string
  /** The first thing wrong with each field. */
  readonly fields: Readonly<Record<string, string>>
  /** After a conflict: what someone else saved. */
  readonly theirs: unknown

  constructor(status: number, body: Refusal) {
    super(body.error?.message ?? `The shop answered ${status}.`)
    this.status = status
    this.code = body.error?.code ?? 'unknown'
    this.advice = body.error?.advice ?? ''
    this.fields = body.error?.fields ?? {}
    this.theirs = body.theirs
  }
}

type Refusal = {
  error?: { code: string; message: string; advice: string; fields?: Record<string, string> }
  theirs?: unknown
}

/** Calls a shop. Each change carries an `Idempotency-Key`, so that one whose answer was lost is not made twice. */
export function createClient({
  shop,
  key,
  tries = 4,
  fetch = globalThis.fetch,
  pause = sleep,
}: ClientOptions): Client {
  async function ask(address: string, asked: RequestInit = {}): Promise<Response> {
    const url = new URL(address, shop)
    if (url.origin !== new URL(shop).origin)
      throw new Error(`${url.origin} is not the shop: the key stays here.`)
    const headers = { ...asked.headers, authorization: `Bearer ${key}` }
    for (let left = tries - 1; ; left--) {
      try {
        const answer = await fetch(url, { ...asked, headers })
        if (answer.ok) return answer
        if (left <= 0 || !isTriedAgain(answer)) throw await refusalOf(answer)
        await answer.body?.cancel()
        await pause(Math.min(Number(answer.headers.get('retry-after') ?? 1) || 1, 60))
      } catch (error) {
        if (left <= 0 || !(error instanceof TypeError)) throw error
        await pause(1)
      }
    }
  }

  const call: Client['call'] = async (name, input) => {
    const [method = '', pattern = ''] = routes[name].split(' ')
    const rest = Object.fromEntries<unknown>(Object.entries(input))
    const path = pattern.replace(/\{(\w+)\}/g, (_, field: string) => {
      const value = String(rest[field])
      delete rest[field]
      return encodeURIComponent(value)
    })
    if (method === 'GET' || method === 'DELETE') {
      const answer = await ask(`/api/v1${path}${queryOf(rest)}`, { method, headers: onceFor(method) })
      return answer.status === 204 ? undefined : await answer.json()
    }
    const headers = { ...onceFor(method), 'content-type': 'application/json' }
    const answer = await ask(`/api/v1${path}`, { method, headers, body: JSON.stringify(rest) })
    return answer.status === 204 ? undefined : await answer.json()
  }

  return {
    call,
    async *pages(name, input) {
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: ResultOf<typeof name> = await call(name, cursor ? { ...input, cursor } : input)
        yield page
        cursor = page.next
      }
    },
    async download(address) {
      return new Uint8Array(await (await ask(address)).arrayBuffer())
    },
  }
}

/** 409 has a Retry-After where the same change is still at work: its answer comes then. */
const isTriedAgain = ({ status, headers }: Response): boolean =>
  status === 429 || status === 503 || (status === 409 && headers.has('retry-after'))

const onceFor = (method: string): Record<string, string> =>
  method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }

function queryOf(fields: Record<string, unknown>): string {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}

async function refusalOf(answer: Response): Promise<GangwayError> {
  const body: Refusal = await answer.json().catch(() => ({}))
  return new GangwayError(answer.status, body)
}

const sleep = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000))
