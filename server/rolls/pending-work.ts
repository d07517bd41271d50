import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { deliverRollJob, drawRollJob, type RollsDeps } from './deps.ts'
import { announceRoll } from './present.ts'
import { rollDeliveries, rollPieces, rolls } from './tables.ts'

/** Rolls being drawn, or ready to be: those waiting for a print file are triggered by it. */
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
  {
    name: 'deliveries of rolls',
    jobs: [deliverRollJob],
    key: 'deliveryId',
    waiting: sql`select ${rollDeliveries.id}::text as id from ${rollDeliveries}
      where ${rollDeliveries.state} in ('waiting', 'placing')`,
    enqueue: (transaction, id) => deps.jobs.enqueue(transaction, deliverRollJob, { deliveryId: id }),
    async giveUp(transaction, id) {
      const [row] = await transaction
        .update(rollDeliveries)
        .set({ state: 'failed', settledAt: deps.clock.now() })
        .where(and(eq(rollDeliveries.id, id), inArray(rollDeliveries.state, ['waiting', 'placing'])))
        .returning({ rollId: rollDeliveries.rollId })
      if (row) await announceRoll(deps, transaction, row.rollId)
    },
  },
]
