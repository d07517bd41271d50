import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'

export type HouseDeps = {
  database: Database
  clock: Clock
  readSettings(): Promise<Pick<ShopSettings, 'houseShipping' | 'siteName' | 'timeZone'>>
  /** The demo's parcels move automatically; in a real shop staff enter where they are. */
  isSimulated: boolean
}
