import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type CheckoutInput, checkoutSchema } from '#domain/cart/checkout.ts'
import { describedLines, exampleLines } from '#domain/cart/described-lines.ts'
import { wrongTexts } from '#domain/people/text-consent.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, invalid, ok } from '#server/kernel/operations/outcome.ts'
import { callPaymentPage } from '../call-payment-page.ts'
import { beingPaid, closeEarlier } from '../close-earlier.ts'
import { changed, codeRefused, compare, theirs, wordsOf } from '../compare-with-seen.ts'
import type { CheckoutDeps } from '../deps.ts'
import { recordCheckout } from '../record-checkout.ts'
import { wrongDelivery } from '../wrong-delivery.ts'

/**
 * PREPARE and CALL (docs/architecture.md#paying). Nothing is written unless everything checks out, except that older
 * pages of the same cart are closed first, whatever becomes of this one (docs/decisions.md 26). The cart is quoted from
 * one reading of prices and designs, and the order keeps copies of exactly that reading, so nothing can change between
 * the price and the order. Sent again with the same key, it finds the same order and the same payment page.
 */
export const prepareCheckout = defineOperation({
  name: 'checkout.prepare',
  route: 'POST /checkout/prepare',
  summary:
    'Create an unpaid order from a cart, and the page to pay for it; the same `checkoutKey` returns the same page',
  may: 'anyone',
  input: checkoutSchema.extend({ lines: describedLines }),
  example: {
    checkoutKey: '8a4c2f6e-0000-4000-8000-000000000008',
    lines: exampleLines,
    delivery: 'pickup',
    contact: { email: 'ada@example.com', fullName: 'Ada Lovelace' },
    seenTotal: 704,
  },
  /** `provider` and `reference` identify the payment at its provider; null once there is nothing left to pay. */
  result: z.object({
    redirectUrl: z.string(),
    attemptId: z.uuid(),
    provider: z.string(),
    reference: z.string().nullable(),
  }),
  theirs,
  async run(deps: CheckoutDeps, actor, checkout) {
    const fingerprint = fingerprintOf(checkout)
    const known = await deps.orders.findByCheckoutKey(checkout.checkoutKey)
    if (known) return ok(await callPaymentPage(deps, actor, known, fingerprint))

    if (checkout.lines.length === 0) return invalid({ lines: 'Add something to your cart' })
    const wrong = { ...wrongTexts(checkout), ...wrongDelivery(checkout, await deps.readSettings()) }
    if (Object.keys(wrong).length > 0) return invalid(wrong)
    const { speed } = checkout
    const choices = { code: checkout.promoCode || undefined, speed }
    const priceNow = (chosen: typeof choices) =>
      deps.cart.price(actor, checkout.lines, checkout.delivery, chosen)
    const priced = await priceNow(choices)
    const seen = compare(priced, checkout)
    if (seen) return conflict(seen, checkout, wordsOf(seen))

    const record = () => recordCheckout(deps, actor, checkout, fingerprint, priced)
    let outcome = await record()
    if (!outcome.ok && outcome.reason === 'opened_twice') {
      await closeEarlier(deps, actor, checkout)
      outcome = await record()
    }
    if (outcome.ok) {
      await keepAddress(deps, actor, checkout)
      return ok(await callPaymentPage(deps, actor, outcome.recorded, fingerprint, outcome.attempt))
    }
    if (outcome.reason === 'opened_twice') throw beingPaid()
    if (outcome.reason === 'too_much_held') throw tooMuchHeld(outcome.retryAfterSeconds)
    const { offer } = priced.promotion
    const moved =
      outcome.reason === 'discount' && offer?.code
        ? codeRefused(await priceNow({ ...choices, code: undefined }), outcome.refusal)
        : changed(await priceNow(choices), checkout)
    return conflict(moved, checkout, wordsOf(moved))
  },
})

/** Unpaid orders of the same network or account already hold a lot of stock or codes. */
const tooMuchHeld = (retryAfterSeconds: number): AppError =>
  new AppError(
    'too_many_requests',
    `Orders from your network or account are still waiting for payment and already hold as much stock as we set aside. Pay for or cancel one of them, or try again in ${Math.ceil(retryAfterSeconds / 60)} minutes. For a large order, write to us.`,
    { because: 'too_much_held', retryAfterSeconds },
  )

/** An incomplete address is not saved; the order has it all the same. */
async function keepAddress(
  { people }: Pick<CheckoutDeps, 'people'>,
  actor: Actor,
  { saveAddress, delivery, address, contact }: CheckoutInput,
): Promise<void> {
  if (!saveAddress || delivery !== 'shipping' || !actor.user) return
  await people.addAddress(actor, { ...address, name: contact.fullName, phone: contact.phone })
}

/** Everything that the order is made from; the key can't be used for anything else. */
function fingerprintOf({ checkoutKey: _, ...contents }: CheckoutInput): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex')
}
