import type { Inventory } from '#server/inventory/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Log } from '#server/kernel/log.ts'
import type { StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import type { ListingKind } from './tables.ts'

export type ListingsDeps = {
  database: Database
  clock: Clock
  files: FileStore
  log: Log
  inventory: Pick<Inventory, 'open' | 'close' | 'rename' | 'levelOf' | 'levelsOf'>
  /** The bytes of a picture that the actor uploaded; null if it isn't theirs or isn't a picture. */
  readUpload(actor: Actor, artworkId: string): Promise<Uint8Array | null>
  /** Stand-ins for listings without pictures. */
  defaultPictures(): Promise<Partial<Record<ListingKind, StoredPicture>>>
}
