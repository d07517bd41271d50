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
  /** The bytes of an image that the actor uploaded; null if it is not theirs or not an image. */
  readUpload(actor: Actor, artworkId: string): Promise<Uint8Array | null>
  /** The outline of the ink of an image in the store, in fractions of it; null if it cannot be read. */
  traceStored(key: string): Promise<InkOutline | null>
  /** The name shown in watermarks. */
  describeShop(): Promise<{ siteName: string }>
}
