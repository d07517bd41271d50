import { and, eq, inArray } from 'drizzle-orm'
import type { SystemActor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersDeps } from '../deps.ts'
import { mailPlacedJob } from '../placing/mail-placed-order.ts'
import { placed } from '../placing/place-order.ts'
import { recordHistory } from '../record-history.ts'
import { orders } from '../tables.ts'
import { dueWhenPaid } from './due-when-paid.ts'
import { paidColumns, paidEventOf } from './paid-event.ts'

const paymentsDesk: SystemActor = { system: 'Payments' }

/**
 * The money is there: the order gets its number and becomes `pending_review`. Also after it was given up as
 * failed or expired, because a paid order is never lost. False: it was paid already, and nothing was changed.
 */
export async function markPaid(
  deps: Pick<OrdersDeps, 'clock' | 'realtime' | 'emit' | 'jobs' | 'readSettingsWithin'>,
  transaction: Transaction,
  orderId: string,
  note: string,
): Promise<boolean> {
  const { clock, realtime, jobs } = deps
  const now = clock.now()
  const unpaid = inArray(orders.paymentStatus, ['awaiting', 'unverified', 'failed', 'expired'])
  const due = await dueWhenPaid(deps, transaction, orderId)
  const [order] = await transaction
    .update(orders)
    .set({ ...placed(now), ...due, paymentStatus: 'paid' })
    .where(and(eq(orders.id, orderId), unpaid))
    .returning(paidColumns)
  if (!order) return false
  await deps.emit(transaction, 'order.paid', paidEventOf(order))
  const entry = {
    orderId,
    at: now,
    actor: paymentsDesk,
    kind: 'payment',
    from: null,
    to: 'paid',
    note,
  } as const
  await recordHistory(transaction, entry)
  await jobs.enqueue(transaction, mailPlacedJob, { orderId, isVerified: true })
  await announceOrder(realtime, transaction, 'order.placed', order)
  return true
}
