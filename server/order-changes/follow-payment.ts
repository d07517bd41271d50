import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { PaymentOutcome } from '#server/kernel/emit.ts'
import { money } from './change-words.ts'
import type { OrderChangeDeps } from './deps.ts'
import { mailReceipt } from './mail-change.ts'
import { orderChanges } from './tables.ts'

const desk = { system: 'Payments' }

type Deps = Pick<OrderChangeDeps, 'orders' | 'production' | 'clock' | 'mail'>

/** SETTLE, in its transaction: records payment of the difference, once, and releases what was waiting for it. */
export async function followPayment(
  deps: Deps,
  transaction: Transaction,
  { orderId, changeId, outcome }: { orderId: string; changeId: string; outcome: PaymentOutcome },
): Promise<void> {
  if (outcome === 'unpaid') return
  const order = await deps.orders.lockForChange(transaction, orderId)
  if (!order) return
  const [paid] =
    outcome === 'paid'
      ? await transaction
          .update(orderChanges)
          .set({ state: 'settled', settledAt: deps.clock.now() })
          .where(and(eq(orderChanges.id, changeId), eq(orderChanges.state, 'sent')))
          .returning()
      : []
  if (!paid) {
    const note =
      order.status === 'cancelled'
        ? 'A payment for a change to this order came in after the order was cancelled. Refund it.'
        : 'A payment for a change to this order needs a look. Compare it in Payments.'
    return deps.orders.notePayment(transaction, desk, orderId, { note })
  }
  const amount = money(paid.differenceCents)
  await deps.orders.settleOpen(transaction, desk, orderId, {
    cents: paid.differenceCents,
    note: `${amount} paid by link`,
  })
  await deps.production.endWaiting(transaction, { orderId, changeId })
  await mailReceipt(deps, transaction, order, paid)
}
