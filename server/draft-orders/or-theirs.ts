import { IdTaken } from '#server/kernel/operations/chosen-ids.ts'
import { conflict, type Outcome } from '#server/kernel/operations/outcome.ts'
import type { DraftOrderDeps } from './deps.ts'
import { findRow } from './find.ts'
import { type Theirs, theirsOf } from './keep-draft.ts'

/** What `work` answers; what was sent or paid by its id meanwhile, where that is another order than `sent`. */
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

/** Nothing was overwritten or billed. */
export const refuse = <Sent>(theirs: Theirs, sent: Sent) =>
  conflict(theirs, sent, theirs.state === 'draft' ? undefined : movedOn)

const movedOn =
  'It was sent, paid or cancelled since. Look at it as it stands now; another order takes a new id.'
