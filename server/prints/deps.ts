import type { InkOutline } from '#domain/checks/measure-artwork.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Log } from '#server/kernel/log.ts'

export type PrintsDeps = {
  database: Database
  clock: Clock
  files: FileStore
  log: Log
  /** The bytes of a picture that the actor has uploaded; null when it is not theirs or no picture. */
  readUpload(actor: Actor, artworkId: string): Promise<Uint8Array | null>
  /** Of the ink of a picture in the store, in shares of it; null when it cannot be read. */
  traceStored(key: string): Promise<InkOutline | null>
  /** Whose name stands in watermarks. */
  describeShop(): Promise<{ siteName: string }>
}
