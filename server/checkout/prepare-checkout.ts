import { createHash } from 'node:crypto'
import { type CheckoutInput, checkoutSchema, fieldErrors } from '#domain/checkout.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { minutes } from '#server/kernel/clock.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import { callPaymentPage } from './call-payment-page.ts'
import type { CheckoutNeeds, CheckoutVisit, PrepareOutcome } from './index.ts'
import { recordCheckout } from './record-checkout.ts'

const checkoutLimit: RateLimit = { name: 'checkout', max: 120, windowMilliseconds: minutes(10) }

/**
 * PREPARE: nothing is written unless everything holds. The cart is quoted from one reading of prices and designs,
 * and the order keeps copies of exactly that reading, so nothing can change between the price and the order.
 */
export async function prepareCheckout(
  needs: CheckoutNeeds,
  actor: Actor,
  input: unknown,
  visit: CheckoutVisit,
): Promise<PrepareOutcome> {
  const reading = checkoutSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrors(reading.error) }
  const checkout = reading.data
  const fingerprint = fingerprintOf(checkout)

  const known = await needs.orders.findByCheckoutKey(null, checkout.checkoutKey)
  if (known) return callPaymentPage(needs, actor, known, fingerprint, visit)

  if (checkout.lines.length === 0) return { ok: false, reason: 'empty_cart' }
  const limit = await needs.rateLimiter.take(checkoutLimit, visit.clientAddress || actor.visitorId)
  if (!limit.ok) return { ok: false, reason: 'too_many_requests', retryAfterSeconds: limit.retryAfterSeconds }

  const priced = await needs.cart.price(actor, checkout.lines, checkout.delivery)
  const { lines, quote } = priced
  if (lines.some((line) => line.problem !== null)) return { ok: false, reason: 'cart_problem', lines, quote }
  if (quote.total !== checkout.seenTotal) return { ok: false, reason: 'cart_changed', lines, quote }

  const recorded = await recordCheckout(needs, actor, checkout, fingerprint, priced, visit.origin)
  return callPaymentPage(needs, actor, recorded, fingerprint, visit)
}

/** Everything that the order is made from; the key may be used for nothing else. */
function fingerprintOf({ checkoutKey: _, ...contents }: CheckoutInput): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex')
}
