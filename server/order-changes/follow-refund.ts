import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { whoDidIt } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { derivedId } from '#server/kernel/operations/chosen-ids.ts'
import type { ChangeableOrder } from '#server/orders/index.ts'
import { money } from './change-words.ts'
import type { OrderChangeDeps } from './deps.ts'
import { type OrderChangeRow, orderChanges } from './tables.ts'

type Deps = Pick<OrderChangeDeps, 'orders' | 'clock'>

/** The part of a refund that settled a debt is recorded as a change of its own. */
const settledBy = (refundId: string): string => derivedId(refundId, 'settles')

/**
 * A refund is made while an earlier change still has money to be returned later: it settles that first, so that no one
 * returns it twice. Refunded pieces are still in the order, and are not part of what is owed.
 */
export async function followRefund(
  deps: Deps,
  transaction: Transaction,
  refund: { actor: Actor; orderId: string; refundId: string; amountCents: number; isOfLines: boolean },
): Promise<void> {
  const { orders } = deps
  const { actor, orderId, refundId } = refund
  const order = refund.isOfLines ? null : await orders.lockForChange(transaction, orderId)
  if (!order || order.openCents >= 0) return
  const settledCents = Math.min(refund.amountCents, -order.openCents)
  await takeOff(transaction, orderId, settledCents)
  await writeBeside(deps, transaction, actor, order, {
    ...{ id: settledBy(refundId), state: 'settled', settle: 'provider', reason: 'A refund' },
    ...{ differenceCents: -settledCents, settledAt: deps.clock.now() },
  })
  const note = `${money(settledCents)} owed to the customer was settled by a refund`
  await orders.settleOpen(transaction, actor, orderId, { cents: -settledCents, note })
}

/** Reduces what earlier changes left to be returned, oldest first. */
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

/**
 * The refund that settled a debt, or a share of what a change returns, was refused: that amount is owed to the customer
 * again. What was returned anyway stays settled.
 */
export async function reopenDebt(
  deps: Deps,
  transaction: Transaction,
  refund: { orderId: string; refundId: string; wholeId: string; amountCents: number },
): Promise<void> {
  const { orderId, refundId, wholeId, amountCents } = refund
  const order = await deps.orders.lockForChange(transaction, orderId)
  const [row] = await transaction
    .select()
    .from(orderChanges)
    .where(
      and(
        inArray(orderChanges.id, [wholeId, settledBy(refundId)]),
        eq(orderChanges.state, 'settled'),
        lt(orderChanges.differenceCents, 0),
      ),
    )
  if (!order || !row) return
  const owedCents = Math.min(amountCents, -row.differenceCents)
  const of = eq(orderChanges.id, row.id)
  if (owedCents === -row.differenceCents) await transaction.update(orderChanges).set(owed).where(of)
  else {
    const differenceCents = row.differenceCents + owedCents
    await transaction.update(orderChanges).set({ differenceCents }).where(of)
    await writeBeside(deps, transaction, refunds, order, {
      ...{ ...owed, id: derivedId(refundId, 'owed'), reason: 'A refund that was refused' },
      differenceCents: -owedCents,
    })
  }
  const note = `${money(owedCents)} is owed to the customer again`
  await deps.orders.settleOpen(transaction, refunds, orderId, { cents: owedCents, note })
}

const refunds = { system: 'Refunds' }
const owed = { state: 'open', settle: 'later', settledAt: null } as const

type Beside = Pick<OrderChangeRow, 'id' | 'state' | 'settle' | 'settledAt' | 'reason' | 'differenceCents'>

/** Concerns money only: no line of the order changes. */
async function writeBeside(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  actor: Actor | SystemActor,
  { id: orderId, totalCents }: Pick<ChangeableOrder, 'id' | 'totalCents'>,
  change: Beside,
): Promise<void> {
  const { actorId, actorName } = whoDidIt(actor)
  await transaction.insert(orderChanges).values({
    ...{ ...change, orderId, words: [], waitingItems: [] },
    ...{ totalBeforeCents: totalCents, totalAfterCents: totalCents },
    ...{ createdBy: actorId, createdByName: actorName },
    createdAt: clock.now(),
  })
}
