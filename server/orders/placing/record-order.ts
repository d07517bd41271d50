import type { KeptDiscount } from '#domain/money/discount-words.ts'
import { isFee, type OrderDesignData } from '#domain/orders/order-design.ts'
import type { DeliveryMethod, OrderTotals } from '#domain/orders/totals.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { historyBeside } from '../record-history.ts'
import { orderItems, orders, type ShippingAddress } from '../tables.ts'
import { findByCheckoutKey } from './find-by-checkout-key.ts'

export type NewOrderItem = {
  productType: string
  productColor: string
  productSize: string
  name: string
  quantity: number
  unitPriceCents: number
  /** Before its quantity break. */
  ownPriceCents: number
  setupFeeCents: number
  /** Its shares of the total discount and tax. */
  discountCents: number
  taxCents: number
  designId: string | null
  designData: OrderDesignData | null
}

export type NewOrder = {
  /** Drawn if left out. */
  id?: string
  checkoutKey: string
  checkoutFingerprint: string
  customerId: string | null
  visitorId: string
  contact: { fullName: string; email: string; phone: string }
  deliveryMethod: DeliveryMethod
  /** Standard if left out. */
  deliverySpeed?: DeliverySpeed
  shippingAddress: ShippingAddress
  notes: string
  totals: OrderTotals
  /** The offer behind the total discount. */
  discount: (KeptDiscount & { name: string; shippingCents: number }) | null
  currency: string
  items: readonly NewOrderItem[]
  /** For a draft order: a due date instead of the calendar's, and its author, for the history. */
  dueAt?: Date | null
  opened?: { by: Actor | SystemActor; note: string }
}

/**
 * Inserts an order awaiting payment with its frozen items. The checkout key is unique, so if the same checkout is sent
 * many times at once, one inserts and the others find what it inserted.
 */
export async function recordOrder(
  { clock }: { clock: Clock },
  transaction: Transaction,
  order: NewOrder,
): Promise<{ isNew: boolean; orderId: string }> {
  const now = clock.now()
  const [inserted] = await transaction
    .insert(orders)
    .values({
      id: order.id,
      customerId: order.customerId,
      visitorId: order.visitorId,
      contactName: order.contact.fullName,
      contactEmail: order.contact.email,
      contactPhone: order.contact.phone,
      deliveryMethod: order.deliveryMethod,
      deliverySpeed: order.deliverySpeed ?? 'standard',
      shippingAddress: order.shippingAddress,
      notes: order.notes,
      subtotalCents: order.totals.subtotal,
      discountCents: order.totals.discount,
      discountCode: order.discount?.code ?? null,
      discountName: order.discount?.name ?? null,
      discountTerms: order.discount?.terms ?? null,
      shippingDiscountCents: order.discount?.shippingCents ?? 0,
      shippingCents: order.totals.shipping,
      taxCents: order.totals.tax,
      totalCents: order.totals.total,
      pieces: order.items.reduce(
        (sum, { quantity, designData }) => sum + (isFee(designData) ? 0 : quantity),
        0,
      ),
      currency: order.currency,
      checkoutKey: order.checkoutKey,
      checkoutFingerprint: order.checkoutFingerprint,
      totals: order.totals,
      dueAt: order.dueAt ?? null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: orders.checkoutKey })
    .returning({ id: orders.id })
  if (!inserted) return { isNew: false, orderId: await existing(transaction, order.checkoutKey) }
  const entry = {
    orderId: inserted.id,
    at: now,
    actor: order.opened?.by ?? { system: order.contact.fullName },
    kind: 'payment',
    from: null,
    to: 'awaiting',
    note: order.opened?.note ?? (order.totals.total === 0 ? 'Nothing to pay' : 'Went to the payment page'),
  } as const
  await transaction
    .with(historyBeside(transaction, entry))
    .insert(orderItems)
    .values(order.items.map((item, index) => ({ ...item, orderId: inserted.id, position: index + 1 })))
  return { isNew: true, orderId: inserted.id }
}

async function existing(transaction: Transaction, checkoutKey: string): Promise<string> {
  const known = await findByCheckoutKey(transaction, checkoutKey)
  if (!known) throw new Error(`No order of checkout key ${checkoutKey} although it is taken`)
  return known.orderId
}
