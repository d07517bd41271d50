import type { Actor } from '#server/kernel/actor.ts'
import type { AppError } from '#server/kernel/errors.ts'
import type { Shop } from '#server/shop.ts'
import type { CookieJar } from './cookie-jar.ts'

export type EdgeVariables = { Variables: { visit: Visit; cookies: CookieJar; isGuestOrigin?: boolean } }

/** One request as pages and operations see it. */
export type Visit = {
  requestId: string
  /** Logs an error with the request's id. */
  report(error: unknown): void
  /** What an error means for the requester; null for a bug of ours. */
  refusalOf(error: unknown): AppError | null
  actor: Actor
  /** Scheme and host that the shopper typed. */
  origin: string
  /** The cookie's value, which may belong to a sign-in that lacks its second step; null when there is none. */
  sessionToken: string | null
  /** The network address that rate limits count. */
  clientAddress: string
  userAgent: string
  /** For inline scripts of this response only (Content Security Policy level 3). */
  nonce: string
  /** What the response's policy allows for inline scripts: the nonce, or the hashes of a cached page. */
  inlineScripts: string
  /** Nothing is sent before all of it is drawn. */
  isWhole?: true
  /** Set when the visit is over a limit: pages respond with it, and do nothing. */
  refusal?: AppError
  /** Set when a form was sent that the shop no longer knows: the page says to reload it. */
  isPageOlder?: true
  /** Opens an order to this browser until its link's key expires; false for an invalid key. */
  holdOrder(orderId: string, key: string): boolean
  /** Gives this browser the session, or none. */
  setSession(token: { value: string; expiresAt: Date } | null): void
}

export type ServePage = (request: Request, shop: Shop, visit: Visit) => Promise<Response>

export const sessionCookieName = 'gangway_session'
export const ordersCookieName = 'gangway_orders'
export const visitorCookieName = 'gangway_visitor'
