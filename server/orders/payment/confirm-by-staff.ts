import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersDeps } from '../deps.ts'
import { type MailPlacedDeps, mailPlaced } from '../placing/mail-placed-order.ts'
import { recordHistory } from '../record-history.ts'
import { orders } from '../tables.ts'
import { readWhenPaid } from './read-when-paid.ts'
import { tellPaid } from './tell-paid.ts'

export type ConfirmByStaffOutcome = { ok: true } | { ok: false; reason: 'not_unverified' }

/** Staff have verified the money themselves: an unverified order counts as paid from now on (docs/decisions.md 5). */
export async function confirmByStaff(
  deps: MailPlacedDeps & Pick<OrdersDeps, 'clock' | 'realtime' | 'emit'>,
  transaction: Transaction,
  actor: Actor,
  orderId: string,
): Promise<ConfirmByStaffOutcome> {
  const { clock, realtime } = deps
  const { items, due } = await readWhenPaid(deps, transaction, orderId)
  const [order] = await transaction
    .update(orders)
    .set({ ...due, paymentStatus: 'paid', version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, orderId), eq(orders.paymentStatus, 'unverified')))
    .returning()
  if (!order) return { ok: false, reason: 'not_unverified' }
  await tellPaid(deps, transaction, order, items)
  const change = { from: 'unverified', to: 'paid' }
  await recordHistory(transaction, {
    orderId,
    at: clock.now(),
    actor,
    kind: 'payment',
    ...change,
    note: 'Confirmed by staff',
  })
  await audit(transaction, actor, {
    action: 'order.confirm_payment',
    subject: `order:${orderId}`,
    before: { paymentStatus: change.from },
    after: { paymentStatus: change.to },
  })
  await mailPlaced(deps, transaction, { order, items, isVerified: true })
  await announceOrder(realtime, transaction, 'order.changed', order)
  return { ok: true }
}
