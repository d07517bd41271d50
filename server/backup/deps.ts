import { z } from 'zod'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Locks } from '#server/kernel/postgres/locks.ts'
import type { SecretBox } from '#server/kernel/secret-box.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { BackupPlaces } from './port.ts'

export type BackupsDeps = {
  database: Database
  /** For a separate connection, which reads for as long as it takes. */
  connectionString: string
  clock: Clock
  jobs: Jobs
  log: Log
  locks: Locks
  realtime: Pick<Realtime, 'announce'>
  secretBox: SecretBox
  files: FileStore
  backupPlaces: BackupPlaces
  readSettings(): Promise<ShopSettings>
  /** The contents of secrets.key, if the shop keeps its keys there. */
  readSecretsKey(): string | null
}

/** Checks whether a backup is due. */
export const lookForBackupJob = defineJob('backups.look', z.object({}))
export const takeBackupJob = defineJob('backups.take', z.object({ backupId: z.uuid() }))
