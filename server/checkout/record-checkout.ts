import type { CheckoutInput } from '#domain/checkout.ts'
import type { PromoRefusal } from '#domain/promo-code.ts'
import type { PricedCart } from '#server/cart/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { KnownCheckout, NewOrder, NewOrderItem } from '#server/orders/index.ts'
import type { CheckoutNeeds } from './index.ts'

/** Currency of the shop (specification, storefront section 9). */
const currency = 'USD'

export type RecordOutcome =
  | { ok: true; recorded: KnownCheckout }
  /** Somebody was quicker between the quote and now; nothing was written. */
  | { ok: false; reason: 'stock' }
  | { ok: false; reason: 'discount'; refusal: PromoRefusal }

/**
 * One transaction: the order with its frozen items, what it holds of stock and discount, and the payment attempt.
 * Of equal keys one wins. What cannot be held undoes all of it.
 */
export async function recordCheckout(
  needs: CheckoutNeeds,
  actor: Actor,
  checkout: CheckoutInput,
  fingerprint: string,
  priced: PricedCart,
  origin: string,
): Promise<RecordOutcome> {
  const { database, orders, payments, describeShop } = needs
  const order = newOrder(actor, checkout, fingerprint, priced)
  const { siteName } = await describeShop()
  try {
    return await database.transaction(async (transaction) => {
      const { isNew, orderId } = await orders.record(transaction, order)
      if (isNew) {
        await hold(needs, transaction, actor, orderId, checkout, priced)
        await payments.openAttempt(transaction, {
          orderId,
          amount: priced.quote.total,
          currency,
          description: `${siteName}: ${describe(priced)}`,
          customerEmail: checkout.contact.email,
          returnOrigin: origin,
        })
      }
      const recorded = await orders.findByCheckoutKey(transaction, checkout.checkoutKey)
      if (!recorded) throw new Error('An order was recorded and is not there')
      return { ok: true, recorded } as const
    })
  } catch (error) {
    if (error instanceof NotHeld) return error.outcome
    throw error
  }
}

/** Undoes the transaction that it is thrown in; never leaves this file. */
class NotHeld extends Error {
  readonly outcome: Extract<RecordOutcome, { ok: false }>

  constructor(outcome: Extract<RecordOutcome, { ok: false }>) {
    super(outcome.reason)
    this.outcome = outcome
  }
}

async function hold(
  { inventory, discounts }: CheckoutNeeds,
  transaction: Transaction,
  actor: Actor,
  orderId: string,
  { contact }: CheckoutInput,
  { items, quote, promotion }: PricedCart,
): Promise<void> {
  const { visitorId, user } = actor
  const lines = items.flatMap(({ line, priced }, index) => {
    const listing = priced.designData?.isPremadeProduct ? priced.designData : null
    if (!listing || !('listingId' in listing)) return []
    const { productSize: size, productColor: color } = priced
    return [{ position: index + 1, listingId: listing.listingId, size, color, quantity: line.quantity }]
  })
  const isHeld = await inventory.reserve(transaction, { orderId, visitorId, lines })
  if (!isHeld) throw new NotHeld({ ok: false, reason: 'stock' })
  if (!promotion.offer) return
  const counted = await discounts.reserve(transaction, {
    orderId,
    offerId: promotion.offer.id,
    amountCents: quote.discount,
    customer: { id: user?.id ?? null, email: contact.email },
    visitorId,
  })
  if (!counted.ok) throw new NotHeld({ ok: false, reason: 'discount', refusal: counted.refusal })
}

function newOrder(
  actor: Actor,
  { checkoutKey, contact, delivery, address, notes }: CheckoutInput,
  checkoutFingerprint: string,
  { items, quote, promotion, shippingDiscount }: PricedCart,
): NewOrder {
  return {
    checkoutKey,
    checkoutFingerprint,
    customerId: actor.user?.id ?? null,
    visitorId: actor.visitorId,
    contact,
    deliveryMethod: delivery,
    shippingAddress: {
      name: contact.fullName,
      email: contact.email,
      phone: contact.phone,
      ...address,
      country: 'US',
      deliveryMethod: delivery,
    },
    notes,
    quote,
    discount: promotion.offer && {
      code: promotion.offer.code,
      name: promotion.offer.name,
      shippingCents: shippingDiscount,
    },
    currency,
    items: items.map(
      ({ line, priced, unitPrice, setupFee, share }): NewOrderItem => ({
        productType: line.productType,
        productColor: priced.productColor,
        productSize: priced.productSize,
        name: priced.name,
        quantity: line.quantity,
        unitPriceCents: unitPrice,
        setupFeeCents: setupFee,
        discountCents: share.discount,
        taxCents: share.tax,
        designId: priced.designId,
        designData: priced.designData,
      }),
    ),
  }
}

function describe({ items }: PricedCart): string {
  const [first] = items
  const others = items.length - 1
  const name = first ? `${first.line.quantity} × ${first.priced.name}` : ''
  if (others === 0) return name
  return `${name} and ${others} more ${others === 1 ? 'item' : 'items'}`
}
