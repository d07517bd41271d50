import { randomUUID } from 'node:crypto'
import type { Role } from '#domain/people/role.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { TestShop } from './shop.ts'

/** A browser with cookies but without pages: it speaks real HTTP to the shop. */
export type Browser = {
  visitorId: string
  /** Cookies and origin, as a browser sends them. */
  headers: Record<string, string>
  actor: Actor
  get(path: string, headers?: Record<string, string>): Promise<Response>
  send(method: string, path: string, json?: unknown): Promise<Response>
}

export function browse(
  shop: Pick<TestShop, 'origin'>,
  visitorId: string = randomUUID(),
  session?: string,
): Browser {
  const cookies = [`gangway_visitor=${visitorId}`]
  if (session) cookies.push(`gangway_session=${session}`)
  const headers = { cookie: cookies.join('; '), origin: shop.origin, 'sec-fetch-site': 'same-origin' }
  return {
    visitorId,
    headers,
    actor: { visitorId, user: null },
    get: (path, more = {}) => fetch(shop.origin + path, { headers: { ...headers, ...more } }),
    send: (method, path, json) =>
      fetch(shop.origin + path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: json === undefined ? undefined : JSON.stringify(json),
      }),
  }
}

const password = 'correct horse battery staple 9'

/** Signs a new account in, in the same browser, as the pages do: with everything that follows a sign-in. */
export async function signInFrom(
  shop: Pick<TestShop, 'auth' | 'origin'>,
  browser: Browser,
  role: Role = 'customer',
): Promise<Browser> {
  const email = `${randomUUID()}@example.com`
  await shop.auth.createUser({ email, password, role, fullName: 'Ada Byron', phone: '5125550123' })
  const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: browser.visitorId }
  const outcome = await shop.auth.signIn({ email, password }, meta)
  if (!outcome.ok) throw new Error(`Not signed in: ${outcome.reason}`)
  const user = await shop.auth.authenticate(outcome.session.value)
  const signedIn = browse(shop, browser.visitorId, outcome.session.value)
  return { ...signedIn, actor: { visitorId: browser.visitorId, user } }
}
