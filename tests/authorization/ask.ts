import { type Caller, withFreshSession } from './callers.ts'
import type { Row } from './row.ts'
import type { World } from './things.ts'

export type Answer = { status: number; location: string; caching: string; body: string }

/** `send` makes the call, by the row's method unless told otherwise. */
export type Question = { send(method?: string): Promise<Answer> }

/** Refused: an error, or led to the sign-in page. */
export const isRefusal = ({ status, location }: Answer): boolean =>
  status >= 400 || new URL(location || '/', 'http://shop').pathname === '/auth'

/** Makes what the call needs; `send` then makes the call, and nothing else. */
export async function ask(world: World, caller: Caller, row: Row): Promise<Question> {
  const asked = await filled(world, caller, row.path)
  const isByScript = isSentByScript(row, caller) && !asked.endsWith('.data')
  const path = isByScript ? addressOfData(asked) : asked
  const headers = {
    ...(await credentials(world, caller, row)),
    ...(await filled(world, caller, row.headers)),
  }
  const body = await bodyOf(world, caller, row)
  return {
    async send(method = row.method) {
      // Answers are read here, not carried far: sending and packing thousands of pages took seconds.
      const sent = { method, headers: { ...headers, ...body?.headers }, body: body?.bytes }
      const answer = await world.shop.answer(new Request(world.shop.origin + path, sent))
      const text = await readBody(answer)
      const caching = answer.headers.get('cache-control') ?? ''
      if (isByScript && answer.status === ledOn) return { ...readLedOn(text), caching, body: text }
      return { status: answer.status, location: answer.headers.get('location') ?? '', caching, body: text }
    },
  }
}

/** What React Router answers a script with in place of a redirect, whose status and place are in the body. */
const ledOn = 202

/**
 * Forms of pages come without a script from the anonymous, who are asked in every row, and from the others as the
 * page's script sends them: the same edge and the same action, without the whole page around the answer.
 */
const isSentByScript = ({ route, method }: Row, { name }: Caller): boolean =>
  method === 'POST' && route.endsWith('.tsx') && name !== 'anonymous'

function addressOfData(path: string): string {
  const { pathname, search } = new URL(path, 'http://shop')
  return `${pathname === '/' ? '/_' : pathname}.data${search}`
}

/** Of names and values in a row, as React Router's stream begins. */
function readLedOn(body: string): Pick<Answer, 'status' | 'location'> {
  const words: unknown[] = JSON.parse(body.split('\n', 1)[0] ?? '[]')
  const after = (name: string): unknown => words[words.indexOf(name) + 1]
  return { status: Number(after('status')), location: String(after('redirect')) }
}

type From<Value> = Value | ((world: World, caller: Caller) => Value | Promise<Value>)

/** What a row says, or makes for this caller. */
export const filled = async <Value>(world: World, caller: Caller, from: From<Value>): Promise<Value> =>
  from instanceof Function ? from(world, caller) : from

type Body = { bytes: BodyInit; headers: Record<string, string> }

async function bodyOf(world: World, caller: Caller, row: Row): Promise<Body | undefined> {
  if (row.bytes) return { bytes: row.bytes, headers: {} }
  if (row.form) {
    const bytes = new URLSearchParams(await filled(world, caller, row.form)).toString()
    return { bytes, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  }
  if (row.json === undefined) return undefined
  const bytes = JSON.stringify(await filled(world, caller, row.json))
  return { bytes, headers: { 'content-type': 'application/json' } }
}

/** As whom a row calls: cookies, or the access token. */
export async function credentials(
  world: World,
  caller: Caller,
  { by, route }: Row,
): Promise<Record<string, string>> {
  if (by === 'spent' && route.includes('/auth/v1/')) return bearer(caller, await world.freshToken(caller))
  if (by === 'spent') return (await withFreshSession(world.shop, caller)).headers
  if (by === 'bearer' && caller.accessToken !== null) return bearer(caller, caller.accessToken)
  return caller.headers
}

function bearer({ headers }: Caller, token: string | null): Record<string, string> {
  const kept = { 'x-forwarded-for': headers['x-forwarded-for'] ?? '' }
  return token === null ? kept : { ...kept, authorization: `Bearer ${token}` }
}

/** A stream of events never ends by itself. */
async function readBody(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text()
  await answer.body?.cancel()
  return ''
}
