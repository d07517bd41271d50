import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersDeps } from '../deps.ts'
import { recordHistory } from '../record-history.ts'
import { orders } from '../tables.ts'

/**
 * No payment came. An order that no one has seen stays hidden; one that was created unverified stays where it is and
 * shows staff that the payment failed.
 */
export async function markUnpaid(
  { clock, realtime }: Pick<OrdersDeps, 'clock' | 'realtime'>,
  transaction: Transaction,
  orderId: string,
  paymentStatus: 'failed' | 'expired',
  note: string,
): Promise<boolean> {
  const [order] = await transaction
    .update(orders)
    .set({ paymentStatus, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, orderId), inArray(orders.paymentStatus, ['awaiting', 'unverified'])))
    .returning({ id: orders.id, customerId: orders.customerId, placedAt: orders.placedAt })
  if (!order) return false
  await recordHistory(transaction, {
    orderId,
    at: clock.now(),
    actor: { system: 'Payments' },
    kind: 'payment',
    from: order.placedAt ? 'unverified' : 'awaiting',
    to: paymentStatus,
    note,
  })
  if (order.placedAt) await announceOrder(realtime, transaction, 'order.changed', order)
  return true
}
