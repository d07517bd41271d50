import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { nameOfActor } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { derivedId } from '#server/kernel/operations/chosen-ids.ts'
import { money } from './change-words.ts'
import type { OrderChangeDeps } from './deps.ts'
import { orderChanges } from './tables.ts'

type Deps = Pick<OrderChangeDeps, 'orders' | 'clock'>

/** What of a refund settled a debt stands as a change of its own. */
const settledBy = (refundId: string): string => derivedId(refundId, 'settles')

/**
 * Money goes back beside a change that left some to be given back later: it settles that first, so that nobody gives it
 * back twice. Pieces that are refunded are still in the order, and not what is owed.
 */
export async function followRefund(
  { orders, clock }: Deps,
  transaction: Transaction,
  refund: { actor: Actor; orderId: string; refundId: string; amountCents: number; isOfLines: boolean },
): Promise<void> {
  const { actor, orderId, refundId } = refund
  const order = refund.isOfLines ? null : await orders.lockForChange(transaction, orderId)
  if (!order || order.openCents >= 0) return
  const settledCents = Math.min(refund.amountCents, -order.openCents)
  await takeOff(transaction, orderId, settledCents)
  await transaction.insert(orderChanges).values({
    ...{ id: settledBy(refundId), orderId, state: 'settled', settle: 'provider', words: [] },
    ...{ reason: 'A refund', differenceCents: -settledCents, waitingItems: [] },
    ...{ totalBeforeCents: order.totalCents, totalAfterCents: order.totalCents },
    createdBy: actor.user?.id ?? null,
    createdByName: nameOfActor(actor),
    ...{ createdAt: clock.now(), settledAt: clock.now() },
  })
  const note = `${money(settledCents)} that was owed to the customer is settled by a refund`
  await orders.settleOpen(transaction, actor, orderId, { cents: -settledCents, note })
}

/** From what earlier changes left to be given back, the oldest first. */
async function takeOff(transaction: Transaction, orderId: string, settledCents: number): Promise<void> {
  const open = await transaction
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.state, 'open')))
    .orderBy(asc(orderChanges.createdAt), asc(orderChanges.id))
  let left = settledCents
  for (const { id, differenceCents } of open) {
    const part = Math.max(0, Math.min(left, -differenceCents))
    left -= part
    await transaction
      .update(orderChanges)
      .set(part === -differenceCents ? { state: 'carried' } : { differenceCents: differenceCents + part })
      .where(eq(orderChanges.id, id))
  }
}

/** The refund that settled a debt, or that of a change, was refused: the customer is owed it again. */
export async function reopenDebt(
  { orders }: Deps,
  transaction: Transaction,
  { orderId, refundId, amountCents }: { orderId: string; refundId: string; amountCents: number },
): Promise<void> {
  await orders.lockForChange(transaction, orderId)
  const [row] = await transaction
    .update(orderChanges)
    .set({ state: 'open', settle: 'later', settledAt: null })
    .where(
      and(
        inArray(orderChanges.id, [refundId, settledBy(refundId)]),
        eq(orderChanges.state, 'settled'),
        gte(orderChanges.differenceCents, -amountCents),
        lt(orderChanges.differenceCents, 0),
      ),
    )
    .returning()
  if (!row) return
  const note = `${money(-row.differenceCents)} is owed to the customer again`
  await orders.settleOpen(transaction, { system: 'Refunds' }, orderId, { cents: -row.differenceCents, note })
}
