import { eq } from 'drizzle-orm'
import type { PaymentStatus } from '#domain/orders/order-status.ts'
import type { SystemActor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersDeps } from '../deps.ts'
import { type MailPlacedDeps, mailPlaced } from '../placing/mail-placed-order.ts'
import { placed } from '../placing/place-order.ts'
import type { Placement } from '../placing/placement-of.ts'
import { historyBeside } from '../record-history.ts'
import { orders } from '../tables.ts'
import { readWhenPaid } from './read-when-paid.ts'
import { tellPaid } from './tell-paid.ts'

const unpaid: ReadonlySet<PaymentStatus> = new Set(['awaiting', 'unverified', 'failed', 'expired'])

const paymentsDesk: SystemActor = { system: 'Payments' }

/**
 * The payment arrived: the order gets its number and becomes `pending_review`. This also applies after it was given up
 * as failed or expired, because a paid order is never lost. Null: it was already paid, and nothing was changed.
 */
export async function markPaid(
  deps: MailPlacedDeps & Pick<OrdersDeps, 'clock' | 'realtime' | 'emit'>,
  transaction: Transaction,
  orderId: string,
  note: string,
): Promise<Placement | null> {
  const { clock, realtime } = deps
  const now = clock.now()
  const { items, due, paymentStatus } = await readWhenPaid(deps, transaction, orderId)
  if (!paymentStatus || !unpaid.has(paymentStatus)) return null
  const entry = {
    orderId,
    at: now,
    actor: paymentsDesk,
    kind: 'payment',
    from: null,
    to: 'paid',
    note,
  } as const
  const [order] = await transaction
    .with(historyBeside(transaction, entry))
    .update(orders)
    .set({ ...placed(now), ...due, paymentStatus: 'paid' })
    .where(eq(orders.id, orderId))
    .returning()
  if (!order) throw new Error(`Order ${orderId} is gone although it is locked`)
  await tellPaid(deps, transaction, order, items)
  await mailPlaced(deps, transaction, { order, items, isVerified: true })
  await announceOrder(realtime, transaction, 'order.placed', order)
  return order
}
