import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'

export type HouseDeps = {
  database: Database
  clock: Clock
  readSettings(): Promise<Pick<ShopSettings, 'houseShipping' | 'siteName' | 'timeZone'>>
  /** Parcels of the demo travel by themselves; in a real shop staff say where they are. */
  isSimulated: boolean
}
