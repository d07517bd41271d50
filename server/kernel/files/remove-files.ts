import { z } from 'zod'
import type { Transaction } from '#server/kernel/database.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'

/** After the deletion has held: what a file store forgets, no rollback brings back. */
export const removeFilesJob = defineJob('own-data.remove-files', z.object({ keys: z.array(z.string()) }))

/** So many files a job, so that a repetition has little to do again. */
const filesPerJob = 200

/** Once the transaction has held. */
export async function removeFilesLater(
  jobs: Pick<Jobs, 'enqueue'>,
  transaction: Transaction,
  keys: readonly string[],
): Promise<void> {
  for (let start = 0; start < keys.length; start += filesPerJob)
    await jobs.enqueue(transaction, removeFilesJob, { keys: keys.slice(start, start + filesPerJob) })
}
