import { randomUUID } from 'node:crypto'
import type { CheckoutInput } from '#domain/cart/checkout.ts'
import { acceptSoftPrints } from '#domain/checks/low-resolution.ts'
import { offerTerms } from '#domain/money/discount-words.ts'
import { shopCurrency } from '#domain/money/money.ts'
import type { PricedCart, PricedItem } from '#server/cart/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { NewOrder } from '#server/orders/index.ts'
import { toOrderItems } from './open-order.ts'

/** The order that a priced cart becomes, with a new id. */
export function orderOfCart(
  actor: Actor,
  { checkoutKey, contact, delivery, speed, address, notes }: CheckoutInput,
  checkoutFingerprint: string,
  { items, totals, promotion, shippingDiscount }: PricedCart,
  now: Date,
): NewOrder & { id: string } {
  return {
    id: randomUUID(),
    checkoutKey,
    checkoutFingerprint,
    customerId: actor.user?.id ?? null,
    visitorId: actor.visitorId,
    contact,
    deliveryMethod: delivery,
    deliverySpeed: delivery === 'shipping' ? speed : 'standard',
    shippingAddress: {
      name: contact.fullName,
      email: contact.email,
      phone: contact.phone,
      ...address,
      country: 'US',
      deliveryMethod: delivery,
    },
    notes,
    totals,
    discount: promotion.offer && {
      code: promotion.offer.code,
      name: promotion.offer.name,
      terms: offerTerms(
        promotion.offer,
        items.map(({ line, priced }) => ({ ...line, name: priced.name })),
      ),
      shippingCents: shippingDiscount,
    },
    currency: shopCurrency,
    items: toOrderItems({
      items: withAnswers(items, { at: now.toISOString(), by: contact.email }),
    }),
  }
}

/** All low-resolution artwork has been accepted by now (compare-with-seen.ts), and the order records it. */
const withAnswers = (items: readonly PricedItem[], answer: { at: string; by: string }): PricedItem[] =>
  items.map((item) => {
    const { designData } = item.priced
    if (!designData || !('warnings' in designData)) return item
    const warnings = acceptSoftPrints(designData.warnings ?? [], answer)
    return { ...item, priced: { ...item.priced, designData: { ...designData, warnings } } }
  })
