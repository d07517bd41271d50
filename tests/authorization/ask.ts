import { type Caller, withFreshSession } from './callers.ts'
import type { Row } from './row.ts'
import type { World } from './things.ts'

export type Answer = { status: number; location: string; caching: string; body: string }

/** `send` makes the call, with the row's method unless given another. */
export type Question = { send(method?: string): Promise<Answer> }

/** Refused: an error, or a redirect to the sign-in page. */
export const isRefusal = ({ status, location }: Answer): boolean =>
  status >= 400 || new URL(location || '/', 'http://shop').pathname === '/auth'

/** Prepares what the call needs; `send` then makes the call, and nothing else. */
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
      // Responses are read in this process: sending and compressing thousands of pages took seconds.
      const sent = { method, headers: { ...headers, ...body?.headers }, body: body?.bytes }
      const answer = await world.shop.answer(new Request(world.shop.origin + path, sent))
      const text = await readBody(answer)
      const caching = answer.headers.get('cache-control') ?? ''
      if (isByScript && answer.status === ledOn) return { ...readLedOn(text), caching, body: text }
      return { status: answer.status, location: answer.headers.get('location') ?? '', caching, body: text }
    },
  }
}

/** React Router's response to a script in place of a redirect; the status and location are in the body. */
const ledOn = 202

/**
 * Page forms are sent without a script for anonymous callers, who are in every row, and as the page's script sends them
 * for the others: the same edge and the same action, without rendering the whole page around the response.
 */
const isSentByScript = ({ route, method }: Row, { name }: Caller): boolean =>
  method === 'POST' && route.endsWith('.tsx') && name !== 'anonymous'

function addressOfData(path: string): string {
  const { pathname, search } = new URL(path, 'http://shop')
  return `${pathname === '/' ? '/_' : pathname}.data${search}`
}

/** Parses names and values in sequence, as at the start of React Router's stream. */
function readLedOn(body: string): Pick<Answer, 'status' | 'location'> {
  const words: unknown[] = JSON.parse(body.split('\n', 1)[0] ?? '[]')
  const after = (name: string): unknown => words[words.indexOf(name) + 1]
  return { status: Number(after('status')), location: String(after('redirect')) }
}

type From<Value> = Value | ((world: World, caller: Caller) => Value | Promise<Value>)

/** A row's value, or the one it makes for this caller. */
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

/** The credentials of a row's call: cookies, or the access token. */
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

/** An event stream never ends on its own. */
async function readBody(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text()
  await answer.body?.cancel()
  return ''
}
