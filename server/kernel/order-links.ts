import { createHmac, timingSafeEqual } from 'node:crypto'
import { isOwnId } from '#domain/uuid.ts'
import { after, type Clock, days } from './clock.ts'
import type { SecretBox } from './secret-box.ts'
import { readBase64url } from './text/base64url.ts'

/** How long the link opens the order: a season of deliveries, reprints and returns. */
const validFor = days(180)

/**
 * Links that let the buyer follow an order without an account. Nothing about them is stored: their signature
 * (HMAC-SHA256, RFC 2104), which covers the order and the expiry, proves who issued them.
 */
export type OrderLinks = {
  /** Path and query of the order's page, with a key that opens it starting now. */
  pathOf(orderId: string): string
  /** The key's expiry; null for a key that is altered, expired or for another order. */
  endOf(orderId: string, key: string): Date | null
}

export function createOrderLinks({
  secretBox,
  clock,
}: {
  secretBox: Pick<SecretBox, 'deriveAll'>
  clock: Clock
}): OrderLinks {
  const signed = (secret: Buffer, orderId: string, end: string): Buffer =>
    createHmac('sha256', secret).update(`${orderId}.${end}`).digest()
  const secrets = (): Buffer[] => secretBox.deriveAll('order links')

  return {
    pathOf(orderId) {
      const [secret] = secrets()
      if (!secret) throw new Error('There is no key for order links.')
      const end = toSeconds(after(clock.now(), validFor)).toString(36)
      return `/order/${orderId}?key=${end}.${signed(secret, orderId, end).toString('base64url')}`
    },
    endOf(orderId, key) {
      const [end = '', signature = ''] = key.split('.')
      const given = readBase64url(signature)
      const until = new Date(Number.parseInt(end, 36) * 1_000)
      if (!given || !isOwnId(orderId) || !(until > clock.now())) return null
      const isRight = secrets().some((secret) => {
        const right = signed(secret, orderId, end)
        return right.length === given.length && timingSafeEqual(right, given)
      })
      return isRight ? until : null
    },
  }
}

const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000)
