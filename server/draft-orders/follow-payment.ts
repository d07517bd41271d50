import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { PaymentOutcome } from '#server/kernel/emit.ts'
import { announce } from './announce.ts'
import type { DraftOrderDeps } from './deps.ts'
import { triesOf } from './find.ts'
import { openTry } from './open-try.ts'
import type { DraftOrderRow } from './present.ts'
import { draftOrders, draftOrderTries } from './tables.ts'

/** Whether the order was opened for a draft order. */
export const isOfDraftOrder = (orderId: string) =>
  sql<boolean>`exists (select from ${draftOrderTries} where ${draftOrderTries.orderId} = ${orderId})`

/**
 * SETTLE, in its transaction. Payment ends a draft order, whichever of its pages it came by: the others are withdrawn.
 * A page that was left, declined or not finished is followed by the next one, as long as the link is valid.
 */
export async function followPayment(
  deps: DraftOrderDeps,
  transaction: Transaction,
  { orderId, outcome }: { orderId: string; outcome: PaymentOutcome },
): Promise<void> {
  const row = await rowOfTry(transaction, orderId)
  if (!row) return
  if (outcome !== 'unpaid') return end(deps, transaction, row, orderId)
  const isCurrent = row.orderId === orderId && row.state === 'sent'
  if (!isCurrent || (await deps.payments.isWithdrawn(transaction, orderId))) return
  if (row.expiresAt !== null && deps.clock.now() < row.expiresAt && (await openNext(deps, transaction, row)))
    return announce(deps, transaction, row.id)
  const now = deps.clock.now()
  await transaction
    .update(draftOrders)
    .set({ state: 'expired', changedAt: now, endedAt: now })
    .where(eq(draftOrders.id, row.id))
  await announce(deps, transaction, row.id)
}

async function rowOfTry(transaction: Transaction, orderId: string): Promise<DraftOrderRow | null> {
  const [row] = await transaction
    .select({ row: draftOrders })
    .from(draftOrders)
    .innerJoin(draftOrderTries, eq(draftOrderTries.draftOrderId, draftOrders.id))
    .where(eq(draftOrderTries.orderId, orderId))
    .for('update', { of: draftOrders })
  return row?.row ?? null
}

/** Money for one that is already paid belongs to an order of its own, which waits unverified. */
async function end(
  deps: DraftOrderDeps,
  transaction: Transaction,
  { id }: DraftOrderRow,
  orderId: string,
): Promise<void> {
  const now = deps.clock.now()
  const [ended] = await transaction
    .update(draftOrders)
    .set({ state: 'paid', orderId, changedAt: now, endedAt: now })
    .where(and(eq(draftOrders.id, id), ne(draftOrders.state, 'paid')))
    .returning({ id: draftOrders.id })
  if (!ended) return
  const others = (await triesOf(transaction, id)).filter((other) => other !== orderId)
  await deps.payments.withdraw(transaction, others, {
    reason: 'The same bill was already paid',
    by: 'checkout',
  })
  await announce(deps, transaction, id)
}

/** The stock was released a moment ago in this very transaction; false when it is not there all the same. */
async function openNext(
  deps: DraftOrderDeps,
  transaction: Transaction,
  { id, token, returnOrigin, billed, expiresAt }: DraftOrderRow,
): Promise<boolean> {
  if (!billed) return false
  const { siteName } = await deps.readSettingsWithin(transaction)
  await transaction.execute(sql`savepoint next_page`)
  const opened = await openTry(deps, transaction, billed, {
    ...{ draftOrderId: id, token, returnOrigin, siteName, expiresAt },
    opened: { by: { system: 'Payment link' }, note: 'Another page for the same bill' },
  })
  await transaction.execute(opened ? sql`release savepoint next_page` : sql`rollback to savepoint next_page`)
  return opened !== null
}
