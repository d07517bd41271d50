import type { OrderLinks } from '#server/kernel/order-links.ts'
import { type CookieJar, oneYear } from './cookie-jar.ts'
import { ordersCookieName } from './visit.ts'

type Held = { orderId: string; key: string }

/**
 * More than a guest has in progress; together they stay well below the 4,096 bytes of a cookie (RFC 6265 section 6.1).
 */
const mostHeld = 10

/** The orders whose emailed links this browser has opened and whose keys have not expired. */
export const heldOrders = (links: OrderLinks, cookies: CookieJar): string[] =>
  readHeld(links, cookies).map(({ orderId }) => orderId)

/** Newest first; false, and nothing is stored, for an invalid key. */
export function holdOrder(links: OrderLinks, cookies: CookieJar, given: Held): boolean {
  if (links.endOf(given.orderId, given.key) === null) return false
  const others = readHeld(links, cookies).filter(({ orderId }) => orderId !== given.orderId)
  const kept = [given, ...others].slice(0, mostHeld)
  const value = kept.map(({ orderId, key }) => `${orderId}.${key}`).join('~')
  cookies.write(ordersCookieName, value, { maxAge: oneYear })
  return true
}

/** A forged cookie opens nothing. */
function readHeld(links: OrderLinks, cookies: CookieJar): Held[] {
  const kept = (cookies.read(ordersCookieName) ?? '').split('~').slice(0, mostHeld)
  return kept.flatMap((text) => {
    const [orderId = '', ...key] = text.split('.')
    return links.endOf(orderId, key.join('.')) === null ? [] : [{ orderId, key: key.join('.') }]
  })
}
