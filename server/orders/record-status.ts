import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announceOrder } from './announce-order.ts'
import type { OrdersDeps } from './deps.ts'
import { recordHistory } from './record-history.ts'

/**
 * In the transaction that changed it: updates the timeline and audit log, and notifies open pages and other programs.
 */
export async function recordStatus(
  { clock, realtime, emit }: Pick<OrdersDeps, 'clock' | 'realtime' | 'emit'>,
  transaction: Transaction,
  actor: Actor | SystemActor,
  order: { id: string; customerId: string | null },
  { from, to, note }: { from: string; to: string; note?: string },
): Promise<void> {
  const orderId = order.id
  await recordHistory(transaction, { orderId, at: clock.now(), actor, kind: 'status', from, to, note })
  await audit(transaction, actor, {
    action: 'order.set_status',
    subject: `order:${orderId}`,
    before: { status: from },
    after: { status: to },
  })
  await announceOrder(realtime, transaction, 'order.changed', order)
  await emit(transaction, 'order.status_changed', { orderId, from, to })
}
