import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { TableChanges } from '#server/kernel/postgres/table-changes.ts'
import type { Realtime } from '#server/realtime/index.ts'

export type SettingsDeps = {
  database: Database
  realtime: Realtime
  tableChanges: Pick<TableChanges, 'follow'>
  clock: Clock
  files: Pick<FileStore, 'write' | 'exists' | 'withLocalFile'>
}

/** `changing` runs a change, passes it a function that notifies other processes, and then clears this one's cache. */
export type SettingsOperationDeps = Pick<SettingsDeps, 'database' | 'clock' | 'files'> & {
  /** The bytes of an image that the actor uploaded; null if it is not theirs or not an image. */
  readUpload(actor: Actor, artworkId: string): Promise<Uint8Array | null>
  changing<Outcome>(
    change: (announce: (transaction: Transaction) => Promise<void>) => Promise<Outcome>,
  ): Promise<Outcome>
}
