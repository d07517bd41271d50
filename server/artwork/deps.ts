import type { Disk } from '#server/disk/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Realtime } from '#server/realtime/index.ts'

export type ArtworkDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  log: Log
  files: FileStore
  realtime: Realtime
  disk: Pick<Disk, 'admit'>
  /** The operator's program that converts EPS files to PDF; null if there is none. */
  ghostscript: string | null
}
