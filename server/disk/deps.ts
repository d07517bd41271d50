import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'

export type DiskDeps = {
  database: Database
  clock: Clock
  jobs: Pick<Jobs, 'handle' | 'schedule'>
  mail: Pick<Mail, 'send'>
  files: Pick<FileStore, 'freeBytes' | 'sweepLeftovers'>
  rateLimiter: Pick<RateLimiter, 'spend'>
  readSettings(): Promise<ShopSettings>
  staffAddress: string | null
  /** Below this much free space nothing is taken in. */
  floorMegabytes: number
  /** What may be uploaded in a day; 0 for no limit. */
  dailyMegabytes: { person: number; network: number }
}
