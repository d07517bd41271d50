import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'

/** After the deletion has held: what a file store forgets, no rollback brings back. */
export const removeFilesJob = defineJob('own-data.remove-files', z.object({ keys: z.array(z.string()) }))

/** So many files a job, so that a repetition has little to do again. */
export const filesPerJob = 200
