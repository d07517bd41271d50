import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { drawRollJob, type RollsDeps } from './deps.ts'
import { announceRoll } from './present.ts'
import { rollPieces, rolls } from './tables.ts'

/** Rolls that are being drawn, or could be: those that wait for a print file are waked by it. */
export const rollWork = (deps: RollsDeps): PendingWork[] => [
  {
    name: 'rolls',
    jobs: [drawRollJob],
    key: 'rollId',
    waiting: sql`select ${rolls.id}::text as id from ${rolls}
      where ${rolls.state} = 'drawing' or (${rolls.state} = 'waiting' and not exists (
        select 1 from ${rollPieces} where ${rollPieces.rollId} = ${rolls.id}
          and not ${deps.printFiles.hasReady(rollPieces.orderItemId, rollPieces.part)}))`,
    enqueue: (transaction, id) => deps.jobs.enqueue(transaction, drawRollJob, { rollId: id }),
    async giveUp(transaction, id, cause) {
      const [row] = await transaction
        .update(rolls)
        .set({ state: 'failed', error: cause })
        .where(and(eq(rolls.id, id), inArray(rolls.state, ['waiting', 'drawing'])))
        .returning({ id: rolls.id })
      if (row) await announceRoll(deps, transaction, id)
    },
  },
]
