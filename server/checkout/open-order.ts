import type { Cents } from '#domain/money/money.ts'
import type { PromoRefusal } from '#domain/money/promo-code.ts'
import { itemTitle } from '#domain/orders/item-options.ts'
import type { PricedCart } from '#server/cart/index.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { NewOrder, NewOrderItem } from '#server/orders/index.ts'
import type { Attempt } from '#server/payments/index.ts'
import type { CheckoutDeps } from './deps.ts'

/** The terms of an order being opened: who pays for it where, and what it holds until then. */
export type OpeningTerms = {
  /** The shop's name on the payment page. */
  siteName: string
  returnOrigin: string
  returnPath?: string
  provider?: string
  /** When payment ends; omitted for a shopper's cart. */
  expiresAt?: Date
  /** When its stock hold ends; omitted for a shopper's cart. */
  holdUntil?: Date
  /** The offer whose use is counted. */
  offer?: { id: string; amount: Cents } | null
}

export type OpenOrder = { isNew: boolean; orderId: string; attempt: Attempt | null }

/** Rolls back the transaction that it is thrown in: someone else was faster since the pricing. */
export class NotHeld extends Error {
  readonly refusal: { reason: 'stock' } | { reason: 'discount'; refusal: PromoRefusal }

  constructor(refusal: NotHeld['refusal']) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/**
 * PREPARE's single transaction, for carts and for draft orders: the order with its frozen items, its holds on stock and
 * discount, and the payment attempt. If checkout keys are equal, one wins.
 *
 * @throws NotHeld, which must roll back the caller's transaction.
 */
export async function openOrder(
  { orders, inventory, discounts, payments }: CheckoutDeps,
  transaction: Transaction,
  order: NewOrder,
  terms: OpeningTerms,
): Promise<OpenOrder> {
  const { isNew, orderId } = await orders.record(transaction, order)
  if (!isNew) return { isNew, orderId, attempt: null }
  const { visitorId } = order
  const lines = stockOf(order.items)
  if (!(await inventory.reserve(transaction, { orderId, visitorId, lines, until: terms.holdUntil })))
    throw new NotHeld({ reason: 'stock' })
  if (terms.offer) {
    const counted = await discounts.reserve(transaction, {
      orderId,
      offerId: terms.offer.id,
      amountCents: terms.offer.amount,
      customer: { id: order.customerId, email: order.contact.email },
      visitorId,
    })
    if (!counted.ok) throw new NotHeld({ reason: 'discount', refusal: counted.refusal })
  }
  const { returnOrigin, returnPath, provider, expiresAt } = terms
  const attempt = await payments.openAttempt(transaction, {
    orderId,
    amount: order.totals.total,
    currency: order.currency,
    description: `${terms.siteName}: ${describe(order.items)}`,
    customerEmail: order.contact.email,
    ...{ returnOrigin, returnPath, provider, expiresAt },
  })
  return { isNew, orderId, attempt }
}

/** Each line as an order keeps it. */
export const toOrderItems = ({ items }: Pick<PricedCart, 'items'>): NewOrderItem[] =>
  items.map(({ line, priced, unitPrice, setupFee, share }) => ({
    productType: line.productType,
    productColor: priced.productColor,
    productSize: priced.productSize,
    name: priced.name,
    quantity: line.quantity,
    unitPriceCents: unitPrice,
    ownPriceCents: priced.unitPrice,
    setupFeeCents: setupFee,
    discountCents: share.discount,
    taxCents: share.tax,
    designId: priced.designId,
    designData: priced.designData,
  }))

/** The items of an order that are kept in stock. */
export const stockOf = (items: readonly NewOrderItem[]) =>
  items.flatMap(({ designData, productSize: size, productColor: color, quantity }, index) =>
    designData && 'listingId' in designData
      ? [{ position: index + 1, listingId: designData.listingId, size, color, quantity }]
      : [],
  )

/** A title, and below it each line of a multi-line order. */
function describe(items: readonly NewOrderItem[]): string {
  const [first = '', ...others] = items.map((item) => `${item.quantity} × ${itemTitle(item)}`)
  if (others.length === 0) return first
  const more = `${others.length} more ${others.length === 1 ? 'item' : 'items'}`
  return [`${first} and ${more}`, first, ...others].join('\n')
}
