import { inArray, sql } from 'drizzle-orm'
import { removeFilesLater } from '#server/kernel/files/remove-files.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'
import type { BatchesDeps } from './deps.ts'
import { batches } from './tables.ts'

/** Each with its file. */
export const batchRetention = ({ jobs }: Pick<BatchesDeps, 'jobs'>): readonly RetentionRule[] => [
  {
    name: 'batches',
    table: batches,
    key: { of: batches.id, type: 'uuid' },
    due: (before) => sql`select ${batches.id} as id from ${batches}
      where ${batches.createdAt} < ${before.toISOString()}::timestamptz and ${batches.state} <> 'working'`,
    async remove(transaction, ids) {
      const gone = await transaction
        .delete(batches)
        .where(inArray(batches.id, [...ids]))
        .returning({ fileKey: batches.fileKey })
      await removeFilesLater(
        jobs,
        transaction,
        gone.flatMap(({ fileKey }) => fileKey ?? []),
      )
    },
  },
]
