import { type Caller, withFreshSession } from './callers.ts'
import type { Row } from './row.ts'
import type { World } from './things.ts'

export type Answer = { status: number; location: string; caching: string; body: string }

/** Refused: an error, or led to the sign-in page. */
export const isRefusal = ({ status, location }: Answer): boolean =>
  status >= 400 || new URL(location || '/', 'http://shop').pathname === '/auth'

/** Makes what the call needs; `send` then makes the call, and nothing else. */
export async function ask(world: World, caller: Caller, row: Row): Promise<{ send(): Promise<Answer> }> {
  const path = await filled(world, caller, row.path)
  const headers = {
    ...(await credentials(world, caller, row)),
    ...(await filled(world, caller, row.headers)),
  }
  const body = await bodyOf(world, caller, row)
  return {
    async send() {
      const answer = await fetch(world.shop.origin + path, {
        method: row.method,
        redirect: 'manual',
        // Answers are read here, not carried far: packing and unpacking thousands of pages took seconds.
        headers: { 'accept-encoding': 'identity', ...headers, ...body?.headers },
        body: body?.bytes,
      })
      const location = answer.headers.get('location') ?? ''
      const caching = answer.headers.get('cache-control') ?? ''
      return { status: answer.status, location, caching, body: await readBody(answer) }
    },
  }
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
