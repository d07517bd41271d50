import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'

export type DiscountsDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  rateLimiter: RateLimiter
  readSettings(): Promise<ShopSettings>
}
