import type { Artwork } from '#server/artwork/index.ts'
import type { Catalog } from '#server/catalog/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { Settings } from '#server/settings/index.ts'

export type DesignDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  files: FileStore
  realtime: Realtime
  emit: Emit
  readSettings: Settings['read']
  catalog: Pick<Catalog, 'gangSheetSizes'>
  artwork: Pick<Artwork, 'getMany' | 'describeForPrinting' | 'measureParts'>
}
