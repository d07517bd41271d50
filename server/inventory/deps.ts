import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Executor } from '#server/kernel/database.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { Mail } from '#server/mail/index.ts'

export type InventoryDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  mail: Mail
  readSettings(): Promise<ShopSettings>
  readSettingsWithin(executor: Executor): Promise<ShopSettings>
  /** Who is notified of low stock; the shop's contact address if null. */
  staffAddress: string | null
}
