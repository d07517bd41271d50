import { asc, eq } from 'drizzle-orm'
import { itemTitle } from '#domain/orders/item-options.ts'
import type { PaymentStatus } from '#domain/orders/order-status.ts'
import type { Executor } from '#server/kernel/database.ts'
import { orderItems, orders } from '../tables.ts'

/** An order as refunds see it. In cents; lines and shipping add up to the total. */
export type OrderMoneyParts = {
  orderNumber: string | null
  paymentStatus: PaymentStatus
  contactName: string
  contactEmail: string
  totalCents: number
  /** What was paid for shipping, minus any discount on it. */
  shippingCents: number
  hasDiscount: boolean
  lines: { orderItemId: string; position: number; name: string; quantity: number; netCents: number }[]
}

export async function moneyOf(executor: Executor, orderId: string): Promise<OrderMoneyParts | null> {
  const [order] = await executor.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return null
  const items = await executor
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  return {
    orderNumber: order.orderNumber,
    paymentStatus: order.paymentStatus,
    contactName: order.contactName,
    contactEmail: order.contactEmail,
    totalCents: order.totalCents,
    shippingCents: order.shippingCents - order.shippingDiscountCents,
    hasDiscount: order.discountCents > 0,
    lines: items.map((item) => ({
      orderItemId: item.id,
      position: item.position,
      name: itemTitle(item),
      quantity: item.quantity,
      netCents: item.quantity * item.unitPriceCents + item.setupFeeCents - item.discountCents + item.taxCents,
    })),
  }
}
