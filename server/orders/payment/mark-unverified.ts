import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersDeps } from '../deps.ts'
import { type MailPlacedDeps, mailPlaced } from '../placing/mail-placed-order.ts'
import { placed } from '../placing/place-order.ts'
import { recordHistory } from '../record-history.ts'
import { orderItems, orders } from '../tables.ts'

const unpaid = ['awaiting', 'failed', 'expired'] as const

/**
 * 'Payment Verification Issue': the order is created anyway, and staff see at a glance that its payment is not certain
 * (docs/spec-map.md S8; docs/decisions.md 5). `isLate`: money moved after the order was given up. False: it was already
 * settled.
 */
export async function markUnverified(
  deps: MailPlacedDeps & Pick<OrdersDeps, 'clock' | 'realtime'>,
  transaction: Transaction,
  orderId: string,
  note: string,
  { isLate = false }: { isLate?: boolean } = {},
): Promise<boolean> {
  const { clock, realtime } = deps
  const now = clock.now()
  const [order] = await transaction
    .update(orders)
    .set({ ...placed(now), paymentStatus: 'unverified' })
    .where(and(eq(orders.id, orderId), inArray(orders.paymentStatus, isLate ? unpaid : ['awaiting'])))
    .returning()
  if (!order) return false
  await recordHistory(transaction, {
    orderId,
    at: now,
    actor: { system: 'Payments' },
    kind: 'payment',
    from: isLate ? null : 'awaiting',
    to: 'unverified',
    note,
  })
  const items = await transaction
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  await mailPlaced(deps, transaction, { order, items, isVerified: false })
  await announceOrder(realtime, transaction, 'order.placed', order)
  return true
}
