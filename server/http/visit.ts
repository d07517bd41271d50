import type { Actor } from '#server/kernel/actor.ts'
import type { AppError } from '#server/kernel/errors.ts'
import type { Shop } from '#server/shop.ts'
import type { CookieJar } from './cookie-jar.ts'

export type EdgeVariables = { Variables: { visit: Visit; cookies: CookieJar; isGuestOrigin?: boolean } }

/** One request as pages and operations see it. */
export type Visit = {
  requestId: string
  /** Puts what went wrong into the log, with the request's id. */
  report(error: unknown): void
  /** What an error means for whoever asked; null for a bug of ours. */
  refusalOf(error: unknown): AppError | null
  actor: Actor
  /** Scheme and host that the shopper typed. */
  origin: string
  /** The cookie's value, which may be of a sign-in that lacks its second step; null when there is none. */
  sessionToken: string | null
  /** The network address that rate limits count. */
  clientAddress: string
  userAgent: string
  /** For inline scripts of this answer only (Content Security Policy level 3). */
  nonce: string
  /** What the answer's policy allows of inline scripts: the nonce, or the hashes of a page that is kept. */
  inlineScripts: string
  /** Nothing is sent before all of it is drawn. */
  isWhole?: true
  /** Set where the visit is over a limit: pages answer so, and do nothing. */
  refusal?: AppError
  /** Set where a form was sent that the shop does not know any more: the page tells to reload it. */
  isPageOlder?: true
  /** Opens an order to this browser until the end of its link's key; false for a key that is none. */
  holdOrder(orderId: string, key: string): boolean
  /** Makes this browser carry the session from now on, or none. */
  setSession(token: { value: string; expiresAt: Date } | null): void
}

export type ServePage = (request: Request, shop: Shop, visit: Visit) => Promise<Response>

export const sessionCookieName = 'gangway_session'
export const ordersCookieName = 'gangway_orders'
export const visitorCookieName = 'gangway_visitor'
