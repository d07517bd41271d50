import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'

export type BlogDeps = {
  database: Database
  clock: Clock
  files: FileStore
  jobs: Jobs
  log: Log
  /** The name shown under an article. */
  nameOf(userId: string): Promise<string | null>
}
