import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { applyTransferJob } from './apply-transfer.ts'
import type { TransferDeps } from './deps.ts'
import { transferRows, transfers } from './tables.ts'

/** Imports that are being written. */
export const transferWork = ({ jobs }: Pick<TransferDeps, 'jobs'>): PendingWork[] => [
  {
    name: 'imports',
    jobs: [applyTransferJob],
    key: 'transferId',
    waiting: sql`select id::text as id from ${transfers} where state = 'applying'`,
    enqueue: (transaction, id) => jobs.enqueue(transaction, applyTransferJob, { transferId: id }),
    async giveUp(transaction, id, cause) {
      const [ended] = await transaction
        .update(transfers)
        .set({ state: 'done' })
        .where(and(eq(transfers.id, id), eq(transfers.state, 'applying')))
        .returning({ id: transfers.id })
      if (!ended) return
      await transaction
        .update(transferRows)
        .set({ applied: `The import stopped before it: ${cause}` })
        .where(
          and(
            eq(transferRows.transferId, id),
            inArray(transferRows.outcome, ['new', 'changed']),
            isNull(transferRows.applied),
          ),
        )
    },
  },
]
