import type { CheckoutInput } from '#domain/cart/checkout.ts'
import type { PromoRefusal } from '#domain/money/promo-code.ts'
import { textConsentWords, textPhoneOf } from '#domain/people/text-consent.ts'
import type { PricedCart } from '#server/cart/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { KnownCheckout } from '#server/orders/index.ts'
import type { Attempt } from '#server/payments/index.ts'
import { OpenedTwice, takeLines } from './close-earlier.ts'
import type { CheckoutDeps } from './deps.ts'
import { noteHold, requireFairHold, TooMuchHeld } from './hold-fairly.ts'
import { NotHeld, openOrder, stockOf } from './open-order.ts'
import { orderOfCart } from './order-of-cart.ts'

export type RecordOutcome =
  | {
      ok: true
      recorded: Pick<KnownCheckout, 'orderId' | 'customerId' | 'visitorId' | 'fingerprint' | 'paymentStatus'>
      attempt?: Attempt
    }
  /** Some of its lines went into another order that may still be paid; nothing was written. */
  | { ok: false; reason: 'opened_twice' }
  /** Someone else took the stock after the price was calculated; nothing was written. */
  | { ok: false; reason: 'stock' }
  | { ok: false; reason: 'discount'; refusal: PromoRefusal }
  /** Unpaid orders of the same network or account already hold a lot. */
  | { ok: false; reason: 'too_much_held'; retryAfterSeconds: number }

/**
 * One transaction for everything that a shopper's cart becomes. If anything can't be held, all of it is rolled back.
 */
export async function recordCheckout(
  deps: CheckoutDeps,
  actor: Actor,
  checkout: CheckoutInput,
  fingerprint: string,
  priced: PricedCart,
): Promise<RecordOutcome> {
  const { database, orders, readSettings } = deps
  const order = orderOfCart(actor, checkout, fingerprint, priced, deps.clock.now())
  const { siteName } = await readSettings()
  const { offer } = priced.promotion
  const terms = {
    siteName,
    returnOrigin: actor.origin ?? deps.origin,
    offer: offer && { id: offer.id, amount: priced.totals.discount },
  }
  const pieces = stockOf(order.items).reduce((sum, { quantity }) => sum + quantity, 0)
  const held = { actor, clientAddress: actor.network ?? '', hold: { pieces, holdsUse: offer !== null } }
  try {
    return await database.transaction(async (transaction) => {
      await takeLines(deps, transaction, { actor, cart: checkout, orderId: order.id })
      await requireFairHold(deps, transaction, held)
      const { isNew, orderId, attempt } = await openOrder(deps, transaction, order, terms)
      if (!isNew) throw new RecordedBefore()
      await noteHold(deps, transaction, orderId, held)
      await keepTextConsent(deps, transaction, actor, orderId, checkout, siteName)
      const { customerId, visitorId } = order
      const recorded = { orderId, customerId, visitorId, fingerprint, paymentStatus: 'awaiting' as const }
      return { ok: true, recorded, attempt: attempt ?? undefined } as const
    })
  } catch (error) {
    if (error instanceof OpenedTwice) return { ok: false, reason: 'opened_twice' }
    if (error instanceof NotHeld) return { ok: false, ...error.refusal }
    if (error instanceof TooMuchHeld)
      return { ok: false, reason: 'too_much_held', retryAfterSeconds: error.retryAfterSeconds }
    const recorded =
      error instanceof RecordedBefore ? await orders.findByCheckoutKey(checkout.checkoutKey) : null
    if (recorded) return { ok: true, recorded }
    throw error
  }
}

/** Rolls back: the same checkout was sent twice at once, and the other request recorded it. */
class RecordedBefore extends Error {
  override message = 'An order was recorded but is missing'
}

async function keepTextConsent(
  { mail }: CheckoutDeps,
  transaction: Transaction,
  { user }: Actor,
  orderId: string,
  { textsWanted, contact }: CheckoutInput,
  siteName: string,
): Promise<void> {
  const phone = textsWanted && mail.hasTexts ? textPhoneOf(contact.phone) : null
  if (phone === null) return
  const order = { id: orderId, customerId: user?.id ?? null }
  await mail.agreeForOrder(transaction, order, { phone, words: textConsentWords(siteName) })
}
