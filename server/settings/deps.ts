import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Realtime } from '#server/realtime/index.ts'

export type SettingsDeps = {
  database: Database
  realtime: Realtime
  clock: Clock
  files: Pick<FileStore, 'write' | 'exists' | 'withLocalFile'>
}
