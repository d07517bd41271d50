import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import { heldByPayment, type PaymentHold } from '#domain/orders/order-status.ts'
import type { Executor } from '#server/kernel/database.ts'
import { orderItems, orders } from '../tables.ts'

/** What an item's files are named after. */
export type ItemForFiles = {
  orderItemId: string
  orderNumber: string
  position: number
  name: string
  quantity: number
  productType: string
  customerName: string
  design: OrderDesignData | null
  /** Nothing is printed for an order whose payment is unverified or was refunded. */
  hold: PaymentHold
}

/** All items of these orders, and these items, by order number. Server-internal. */
export async function itemsForFiles(
  executor: Executor,
  wanted: { orders: readonly string[]; items: readonly string[] },
): Promise<ItemForFiles[]> {
  const rows = await executor
    .select({
      item: orderItems,
      orderNumber: orders.orderNumber,
      customerName: orders.contactName,
      paymentStatus: orders.paymentStatus,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        isNotNull(orders.placedAt),
        or(inArray(orderItems.orderId, [...wanted.orders]), inArray(orderItems.id, [...wanted.items])),
      ),
    )
    .orderBy(asc(orders.orderNumber), asc(orderItems.position))
  return rows.map(({ item, orderNumber, customerName, paymentStatus }) => ({
    orderItemId: item.id,
    orderNumber: orderNumber ?? '',
    position: item.position,
    name: item.name,
    quantity: item.quantity,
    productType: item.productType,
    customerName,
    design: item.designData,
    hold: heldByPayment(paymentStatus),
  }))
}
