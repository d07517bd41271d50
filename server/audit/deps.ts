import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Database } from '#server/kernel/database.ts'

export type AuditLogDeps = {
  database: Database
  readSettings(): Promise<Pick<ShopSettings, 'timeZone'>>
}
