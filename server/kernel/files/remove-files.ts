import { z } from 'zod'
import type { Transaction } from '#server/kernel/database.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'

/** Run after the deletion has committed: no rollback restores what a file store deletes. */
export const removeFilesJob = defineJob('own-data.remove-files', z.object({ keys: z.array(z.string()) }))

/** Files per job, so that a retry has little to redo. */
const filesPerJob = 200

/** Once the transaction has committed. */
export async function removeFilesLater(
  jobs: Pick<Jobs, 'enqueue'>,
  transaction: Transaction,
  keys: readonly string[],
): Promise<void> {
  for (let start = 0; start < keys.length; start += filesPerJob)
    await jobs.enqueue(transaction, removeFilesJob, { keys: keys.slice(start, start + filesPerJob) })
}
