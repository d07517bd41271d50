import { z } from 'zod'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Reach } from '#server/kernel/fault-points.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import type { CallByName } from '#server/kernel/operations/create-operations.ts'
import type { Locks } from '#server/kernel/postgres/locks.ts'
import type { Orders } from '#server/orders/index.ts'
import type { People } from '#server/people/index.ts'
import type { PrintFiles } from '#server/printfiles/index.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { Sheets } from '#server/sheets/index.ts'
import type { Shipping } from '#server/shipping/index.ts'

export type BatchesDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  log: Log
  locks: Locks
  realtime: Realtime
  files: FileStore
  people: Pick<People, 'actorOf'>
  /** The operations that each do one thing. */
  call: CallByName
  orders: Pick<Orders, 'forProduction'>
  printFiles: Pick<PrintFiles, 'newestOf'>
  shipping: Pick<Shipping, 'leftOf' | 'listForOrders' | 'readLabel'>
  sheets: Sheets
  readSettings(): Promise<{ timeZone: string }>
  /** Fault tests kill the process at these points. */
  reach: Reach
}

/** Works through a batch, from where it is. */
export const workBatchJob = defineJob('batches.work', z.object({ batchId: z.uuid() }))
