import { z } from 'zod'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Executor } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import type { Reach } from '#server/kernel/fault-points.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Production } from '#server/production/index.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { ShippingProvider } from './port.ts'

export type ShippingDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  log: Log
  files: FileStore
  mail: Mail
  realtime: Realtime
  emit: Emit
  rateLimiter: RateLimiter
  orders: Pick<
    Orders,
    | 'lockForShipping'
    | 'forShipping'
    | 'listForShipping'
    | 'openForEmails'
    | 'findByNumber'
    | 'findForTracking'
    | 'goodsOf'
    | 'forProduction'
    | 'saveShippingAddress'
    | 'completeByLabel'
    | 'reopenByVoid'
    | 'setStatusWithin'
    | 'getForStaff'
    | 'recordEvent'
  >
  listUnpacked: Production['listUnpacked']
  moveOnBoard: Production['move']
  readSettings(): Promise<ShopSettings>
  readSettingsWithin(executor: Executor): Promise<ShopSettings>
  providers: readonly ShippingProvider[]
  /** The provider for new labels; older ones stay with their own. */
  activeProvider: string
  /** Fault tests kill the process at these points. */
  reach: Reach
}

/** Looks up purchases whose response was lost. */
export const checkPurchasesJob = defineJob('shipping.check-purchases', z.object({}))
export const checkPurchaseJob = defineJob('shipping.check-purchase', z.object({ shipmentId: z.uuid() }))
/** Fetches the PDF of a purchased label. */
export const fetchLabelJob = defineJob('shipping.fetch-label', z.object({ shipmentId: z.uuid() }))
/** Asks where parcels are. */
export const trackDueJob = defineJob('shipping.track-due', z.object({}))
export const trackOneJob = defineJob('shipping.track', z.object({ shipmentId: z.uuid() }))

export function requireProvider(providers: readonly ShippingProvider[], key: string): ShippingProvider {
  const provider = providers.find((one) => one.key === key)
  if (!provider) throw new Error(`No shipping provider ${key}`)
  return provider
}
