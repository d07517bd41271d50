import { and, eq, sql } from 'drizzle-orm'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { OrdersDeps } from '../deps.ts'
import { recordStatus } from '../record-status.ts'
import { orders } from '../tables.ts'

/**
 * Something in the order is being made, so it becomes `in_production` if it has the status `from`. Called by production
 * with the order locked. False: it has another status, and nothing was changed.
 */
export async function enterProduction(
  deps: Pick<OrdersDeps, 'clock' | 'realtime' | 'emit'>,
  transaction: Transaction,
  actor: Actor,
  { orderId, from, note }: { orderId: string; from: OrderStatus; note: string },
): Promise<boolean> {
  const [order] = await transaction
    .update(orders)
    .set({ status: 'in_production', version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, orderId), eq(orders.status, from)))
    .returning({ id: orders.id, customerId: orders.customerId })
  if (!order) return false
  await recordStatus(deps, transaction, actor, order, { from, to: 'in_production', note })
  return true
}
