import type { Artwork } from '#server/artwork/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'

export type TumblersDeps = {
  database: Database
  clock: Clock
  files: Pick<FileStore, 'withLocalFile'>
  artwork: Pick<Artwork, 'get' | 'describeForPrinting'>
}
