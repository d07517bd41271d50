import type { CheckoutInput } from '#domain/checkout.ts'
import type { PricedCart } from '#server/cart/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { NewOrder, NewOrderItem } from '#server/orders/index.ts'
import type { CheckoutNeeds } from './index.ts'

/** Currency of the shop (specification, storefront section 9). */
const currency = 'USD'

/** One transaction: the order with its frozen items, and the payment attempt. Of equal keys one wins. */
export async function recordCheckout(
  { database, orders, payments, describeShop }: CheckoutNeeds,
  actor: Actor,
  checkout: CheckoutInput,
  fingerprint: string,
  priced: PricedCart,
  origin: string,
) {
  const order = newOrder(actor, checkout, fingerprint, priced)
  const { siteName } = await describeShop()
  return database.transaction(async (transaction) => {
    const { isNew, orderId } = await orders.record(transaction, order)
    if (isNew) {
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
    return recorded
  })
}

function newOrder(
  actor: Actor,
  { checkoutKey, contact, delivery, address, notes }: CheckoutInput,
  checkoutFingerprint: string,
  { items, quote }: PricedCart,
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
    currency,
    items: items.map(
      ({ line, priced }): NewOrderItem => ({
        productType: line.productType,
        productColor: priced.productColor,
        productSize: priced.productSize,
        name: priced.name,
        quantity: line.quantity,
        unitPriceCents: priced.unitPrice,
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
