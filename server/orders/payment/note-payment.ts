import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { PaymentStatus } from '#domain/orders/order-status.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersDeps } from '../deps.ts'
import { recordHistory } from '../record-history.ts'
import { orders } from '../tables.ts'

/**
 * Adds to the history a payment event that people should see; `to` if the order's payment status changes with it. Only
 * placed orders have a history that anyone looks at.
 */
export async function notePayment(
  { clock, realtime }: Pick<OrdersDeps, 'clock' | 'realtime'>,
  transaction: Transaction,
  actor: Actor | SystemActor,
  orderId: string,
  { note, to }: { note: string; to?: PaymentStatus },
): Promise<void> {
  const isPlaced = and(eq(orders.id, orderId), isNotNull(orders.placedAt))
  const [before] = await transaction
    .select({ paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(isPlaced)
    .for('update')
  if (!before) return
  const next = to ?? before.paymentStatus
  const [order] = await transaction
    .update(orders)
    .set({ paymentStatus: next, version: sql`${orders.version} + 1` })
    .where(isPlaced)
    .returning({ id: orders.id, customerId: orders.customerId })
  if (!order) return
  const from = next === before.paymentStatus ? null : before.paymentStatus
  await recordHistory(transaction, {
    orderId,
    at: clock.now(),
    actor,
    kind: 'payment',
    from,
    to: next,
    note,
  })
  await announceOrder(realtime, transaction, 'order.changed', order)
}
