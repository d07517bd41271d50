import { createHash } from 'node:crypto'
import { type CheckoutInput, checkoutSchema, fieldErrors } from '#domain/checkout.ts'
import type { CartQuote, PricedCart } from '#server/cart/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { takeVisit } from '#server/kernel/rate-limit.ts'
import { callPaymentPage } from './call-payment-page.ts'
import type { CheckoutNeeds, CheckoutVisit, PrepareOutcome } from './index.ts'
import { recordCheckout } from './record-checkout.ts'

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
  const limit = await takeVisit(needs.rateLimiter, countedLimits.checkout, {
    clientAddress: visit.clientAddress,
    actor,
  })
  if (!limit.ok) return { ok: false, reason: 'too_many_requests', retryAfterSeconds: limit.retryAfterSeconds }

  const promo = { code: checkout.promoCode || undefined, guesser: visit.clientAddress }
  const priceNow = () => needs.cart.price(actor, checkout.lines, checkout.delivery, promo)
  const priced = await priceNow()
  const refusal = refuse(priced, checkout.seenTotal)
  if (refusal) return refusal

  const outcome = await recordCheckout(needs, actor, checkout, fingerprint, priced, visit)
  if (outcome.ok) {
    await keepAddress(needs, actor, checkout)
    return callPaymentPage(needs, actor, outcome.recorded, fingerprint, visit)
  }
  if (outcome.reason === 'too_much_held') return outcome
  const now = await priceNow()
  if (outcome.reason === 'discount' && priced.promotion.offer?.code)
    return { ok: false, reason: 'code_refused', refusal: outcome.refusal, ...toQuote(now) }
  return refuse(now, checkout.seenTotal) ?? { ok: false, reason: 'cart_changed', ...toQuote(now) }
}

/** What the shopper must see before anything is written; null when the cart is as they saw it. */
function refuse(priced: PricedCart, seenTotal: number): Extract<PrepareOutcome, { ok: false }> | null {
  const { lines, quote, promotion } = priced
  if (lines.some((line) => line.problem !== null))
    return { ok: false, reason: 'cart_problem', ...toQuote(priced) }
  if (promotion.code?.ok === false)
    return { ok: false, reason: 'code_refused', refusal: promotion.code.refusal, ...toQuote(priced) }
  return quote.total === seenTotal ? null : { ok: false, reason: 'cart_changed', ...toQuote(priced) }
}

const toQuote = ({ lines, quote, promotion }: PricedCart): CartQuote => ({ lines, quote, promotion })

/** What is no whole address is not kept; the order has it all the same. */
async function keepAddress(
  { people }: Pick<CheckoutNeeds, 'people'>,
  actor: Actor,
  { saveAddress, delivery, address, contact }: CheckoutInput,
): Promise<void> {
  if (!saveAddress || delivery !== 'shipping' || !actor.user) return
  await people.addAddress(actor, { ...address, name: contact.fullName, phone: contact.phone })
}

/** Everything that the order is made from; the key may be used for nothing else. */
function fingerprintOf({ checkoutKey: _, ...contents }: CheckoutInput): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex')
}
