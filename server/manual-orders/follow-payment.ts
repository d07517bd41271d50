import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { PaymentOutcome } from '#server/payments/index.ts'
import { announce } from './announce.ts'
import { triesOf } from './find.ts'
import type { ManualOrderNeeds } from './needs.ts'
import { openTry } from './open-try.ts'
import type { ManualOrderRow } from './present.ts'
import { manualOrders, manualOrderTries } from './tables.ts'

/**
 * SETTLE, in its transaction. Money ends a manual order, whichever of its pages it came by: the other ones are
 * withdrawn. A page that was left, declined or not finished is followed by the next one, for as long as the link holds.
 */
export async function followPayment(
  needs: ManualOrderNeeds,
  transaction: Transaction,
  { orderId, outcome }: { orderId: string; outcome: PaymentOutcome },
): Promise<void> {
  const row = await rowOfTry(transaction, orderId)
  if (!row) return
  if (outcome !== 'unpaid') return end(needs, transaction, row, orderId)
  const isCurrent = row.orderId === orderId && row.state === 'sent'
  if (!isCurrent || (await needs.payments.isWithdrawn(transaction, orderId))) return
  if (
    row.expiresAt !== null &&
    needs.clock.now() < row.expiresAt &&
    (await openNext(needs, transaction, row))
  )
    return announce(needs, transaction, row.id)
  const now = needs.clock.now()
  await transaction
    .update(manualOrders)
    .set({ state: 'expired', changedAt: now, endedAt: now })
    .where(eq(manualOrders.id, row.id))
  await announce(needs, transaction, row.id)
}

async function rowOfTry(transaction: Transaction, orderId: string): Promise<ManualOrderRow | null> {
  const [row] = await transaction
    .select({ row: manualOrders })
    .from(manualOrders)
    .innerJoin(manualOrderTries, eq(manualOrderTries.manualOrderId, manualOrders.id))
    .where(eq(manualOrderTries.orderId, orderId))
    .for('update', { of: manualOrders })
  return row?.row ?? null
}

/** Money for one that is paid already belongs to an order of its own, which waits unverified. */
async function end(
  needs: ManualOrderNeeds,
  transaction: Transaction,
  { id }: ManualOrderRow,
  orderId: string,
): Promise<void> {
  const now = needs.clock.now()
  const [ended] = await transaction
    .update(manualOrders)
    .set({ state: 'paid', orderId, changedAt: now, endedAt: now })
    .where(and(eq(manualOrders.id, id), ne(manualOrders.state, 'paid')))
    .returning({ id: manualOrders.id })
  if (!ended) return
  const others = (await triesOf(transaction, id)).filter((other) => other !== orderId)
  await needs.payments.withdraw(transaction, others, 'The same bill was paid already')
  await announce(needs, transaction, id)
}

/** The stock was freed a moment ago in this very transaction; false when it is not there all the same. */
async function openNext(
  needs: ManualOrderNeeds,
  transaction: Transaction,
  { id, token, returnOrigin, billed, expiresAt }: ManualOrderRow,
): Promise<boolean> {
  if (!billed) return false
  const { siteName } = await needs.readSettingsWithin(transaction)
  await transaction.execute(sql`savepoint next_page`)
  const opened = await openTry(needs, transaction, billed, {
    ...{ manualOrderId: id, token, returnOrigin, siteName, expiresAt },
    opened: { by: { system: 'Payment link' }, note: 'Another page for the same bill' },
  })
  await transaction.execute(opened ? sql`release savepoint next_page` : sql`rollback to savepoint next_page`)
  return opened !== null
}
