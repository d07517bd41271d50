import { z } from 'zod'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Reach } from '#server/kernel/fault-points.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import type { SecretBox } from '#server/kernel/secret-box.ts'
import type { Orders } from '#server/orders/index.ts'
import type { PrintFiles } from '#server/printfiles/index.ts'
import type { Production } from '#server/production/index.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { Settings } from '#server/settings/index.ts'
import type { InkSources } from './lay-out/ink-sources.ts'
import type { HotFolders } from './port.ts'

export type RollsDeps = InkSources & {
  database: Database
  clock: Clock
  jobs: Jobs
  realtime: Realtime
  files: FileStore
  log: Log
  secretBox: SecretBox
  hotFolders: HotFolders
  /** For fault tests. */
  reach: Reach
  /** The shop's own URL, without a path. */
  origin: string
  readSettings: Settings['read']
  orders: Pick<Orders, 'describeItems'>
  production: Pick<Production, 'readBoard' | 'listSpoiled' | 'move' | 'holdStill' | 'reprint' | 'whyNotMade'>
  printFiles: Pick<
    PrintFiles,
    | 'request'
    | 'newestOf'
    | 'supersededOf'
    | 'hasReady'
    | 'drawSurface'
    | 'drawSurfacePdf'
    | 'finishPicture'
    | 'withSurfaces'
  >
}

/** Draws a roll once all of its print files are ready. */
export const drawRollJob = defineJob('rolls.draw', z.object({ rollId: z.uuid() }))

/** Sends a drawn roll to its printer's hot folder. */
export const deliverRollJob = defineJob('rolls.deliver', z.object({ deliveryId: z.uuid() }))

/** Closes rolls that are due. */
export const closeRollsJob = defineJob('rolls.close', z.object({}))
