import { eq } from 'drizzle-orm'
import type { PaymentStatus } from '#domain/orders/order-status.ts'
import type { Executor } from '#server/kernel/database.ts'
import { orders } from '../tables.ts'

export type Placement = { orderNumber: string | null; paymentStatus: PaymentStatus }

/** Number (null until settled) and payment status of an order, for payments, which only knows its id. */
export async function placementOf(executor: Executor, orderId: string): Promise<Placement> {
  const [row] = await executor
    .select({ orderNumber: orders.orderNumber, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!row) throw new Error(`No order ${orderId}`)
  return row
}
