import { and, eq } from 'drizzle-orm'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { money } from './change-words.ts'
import type { OrderChangeDeps } from './deps.ts'
import { type OrderChangeRow, orderChanges } from './tables.ts'

type Deps = Pick<OrderChangeDeps, 'orders' | 'production'>

/**
 * Called in the transaction that cancels the order, however that happens: its change can't be paid anymore. The
 * requested amount stays open on the order, in case its status is set back.
 */
export async function withdrawLink(
  deps: Deps & Pick<OrderChangeDeps, 'payments'>,
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  await deps.payments.changes.withdrawAsked(transaction, orderId, 'The order was cancelled')
  const [row] = await transaction
    .update(orderChanges)
    .set({ state: 'open' })
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'sent')))
    .returning()
  if (row) await tellLinkOver(deps, transaction, { system: 'Orders' }, row, 'cancelled with the order')
}

/** The production floor stops waiting for its payment, and the order's history says why. */
export async function tellLinkOver(
  { orders, production }: Deps,
  transaction: Transaction,
  actor: Actor | SystemActor,
  { id: changeId, orderId, differenceCents }: OrderChangeRow,
  why: string,
): Promise<void> {
  const note = `Payment link for ${money(differenceCents)} ${why}`
  await orders.settleOpen(transaction, actor, orderId, { cents: 0, note })
  await production.endWaiting(transaction, { orderId, changeId })
}
