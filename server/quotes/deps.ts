import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Realtime } from '#server/realtime/index.ts'

export type QuotesDeps = {
  database: Database
  clock: Clock
  realtime: Pick<Realtime, 'announce'>
  emit: Emit
  rateLimiter: RateLimiter
  mail: Pick<Mail, 'send'>
  readSettings(): Promise<ShopSettings>
  /** Null when requests go to the shop's contact address. */
  staffAddress: string | null
}
