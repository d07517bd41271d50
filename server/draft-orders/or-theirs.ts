import type { DraftOrderForm } from '#domain/orders/draft-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { type ChosenId, IdTaken, isDone, takeId } from '#server/kernel/operations/chosen-ids.ts'
import { conflict, type Outcome } from '#server/kernel/operations/outcome.ts'
import type { DraftOrderDeps } from './deps.ts'
import { findRow } from './find.ts'
import { keepDraft, type Theirs, theirsOf } from './keep-draft.ts'
import type { DraftOrderRow } from './present.ts'

/**
 * Returns the result of `work`, or the current draft as a conflict if its id was meanwhile sent or paid as an order
 * other than `sent`.
 */
export async function orTheirs<Sent extends { id: string }, Made extends Outcome<unknown, Theirs, Sent>>(
  { database }: Pick<DraftOrderDeps, 'database'>,
  sent: Sent,
  work: () => Promise<Made>,
) {
  try {
    return await work()
  } catch (error) {
    const row = error instanceof IdTaken ? await findRow(database.orm, sent.id) : null
    if (!row) throw error
    return refuse(theirsOf(row), sent)
  }
}

/**
 * Writes the draft in the transaction that turns it into what its id was chosen for, unless it was changed since
 * `seen`.
 * @throws IdTaken
 */
export async function keepChosen(
  deps: Pick<DraftOrderDeps, 'clock' | 'origin'>,
  transaction: Transaction,
  actor: Actor,
  { draft, seen, chosen }: { draft: DraftOrderForm; seen: Date | undefined; chosen: ChosenId },
): Promise<{ row: DraftOrderRow } | { row: null; theirs: Theirs }> {
  const kept = await keepDraft(deps, transaction, actor, draft, seen)
  if (kept !== 'kept') return { row: null, theirs: kept }
  await takeId(transaction, chosen)
  const row = await findRow(transaction, draft.id)
  if (!row) throw new Error('A draft was written but is missing')
  return { row }
}

/** What this very form made before; null when it comes for the first time. @throws IdTaken */
export const findMade = async (
  { database: { orm } }: Pick<DraftOrderDeps, 'database'>,
  chosen: ChosenId,
): Promise<DraftOrderRow | null> => ((await isDone(orm, chosen)) ? findRow(orm, chosen.id) : null)

/** Nothing was overwritten or billed. */
export const refuse = <Sent>(theirs: Theirs, sent: Sent) =>
  conflict(theirs, sent, theirs.state === 'draft' ? undefined : movedOn)

const movedOn =
  'It has been sent, paid, or cancelled since. Check it as it is now; another order needs a new id.'
