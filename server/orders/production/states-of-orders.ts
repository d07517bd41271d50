import { and, inArray, isNotNull } from 'drizzle-orm'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status.ts'
import type { Executor } from '#server/kernel/database.ts'
import { orders } from '../tables.ts'

export type OrderState = {
  id: string
  orderNumber: string
  status: OrderStatus
  paymentStatus: PaymentStatus
}

/** The order and payment statuses of these orders. Server-internal. */
export async function statesOfOrders(executor: Executor, orderIds: readonly string[]): Promise<OrderState[]> {
  if (orderIds.length === 0) return []
  const rows = await executor
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
    })
    .from(orders)
    .where(and(inArray(orders.id, [...new Set(orderIds)]), isNotNull(orders.placedAt)))
  return rows.map(({ orderNumber, status, ...row }) => ({
    ...row,
    orderNumber: orderNumber ?? '',
    status: status as OrderStatus,
  }))
}
