import { z } from 'zod'
import type { Artwork } from '#server/artwork/index.ts'
import type { Designs } from '#server/designs/index.ts'
import type { ItemPictures } from '#server/item-pictures/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { Settings } from '#server/settings/index.ts'
import type { Tumblers } from '#server/tumblers/index.ts'
import type { DesignService } from './port.ts'

export type PrintFilesDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  realtime: Realtime
  emit: Emit
  files: FileStore
  log: Log
  orders: Pick<
    Orders,
    | 'getForStaff'
    | 'itemForPrinting'
    | 'itemForPrintingWithin'
    | 'itemsForFiles'
    | 'setPrintReadyFile'
    | 'setDesign'
    | 'swapDesign'
  >
  readSettings: Settings['read']
  /** The shop's own URL, without a path. */
  origin: string
  artwork: Pick<Artwork, 'describeForPrinting' | 'getMany' | 'lookAtMany' | 'measureParts'>
  designs: Pick<Designs, 'freezeAny' | 'checkSheet' | 'saveForOrder'>
  itemPictures: Pick<ItemPictures, 'draw'>
  tumblers: Pick<Tumblers, 'checkEngraving'>
  /** Null if no outside service is configured: then our own renderer makes every file. */
  designService: DesignService | null
  /** Fault tests kill the process at these points. */
  reach(point: string): void
}

export const renderJob = defineJob('print-files.render', z.object({ printFileId: z.uuid() }))

/** After the PNG, so that no one who prints the PNG has to wait for it. */
export const pdfJob = defineJob('print-files.pdf', z.object({ printFileId: z.uuid() }))
