import { and, eq, sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { announceBatch } from './announce-batch.ts'
import { type BatchesDeps, workBatchJob } from './deps.ts'
import { batches } from './tables.ts'

export const batchWork = (deps: BatchesDeps): PendingWork[] => [
  {
    name: 'batches',
    jobs: [workBatchJob],
    key: 'batchId',
    waiting: sql`select ${batches.id}::text as id from ${batches} where ${batches.state} = 'working'`,
    enqueue: (transaction, id) => deps.jobs.enqueue(transaction, workBatchJob, { batchId: id }),
    async giveUp(transaction, id, cause) {
      const [row] = await transaction
        .update(batches)
        .set({ state: 'failed', error: cause, finishedAt: deps.clock.now() })
        .where(and(eq(batches.id, id), eq(batches.state, 'working')))
        .returning({ id: batches.id, userId: batches.userId })
      if (row) await announceBatch(deps, transaction, row)
    },
  },
]
