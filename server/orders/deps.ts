import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { ItemPictures } from '#server/item-pictures/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Executor } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Realtime } from '#server/realtime/index.ts'

export type OrdersDeps = {
  database: Database
  clock: Clock
  realtime: Realtime
  emit: Emit
  jobs: Jobs
  mail: Mail
  readSettings(): Promise<ShopSettings>
  readSettingsWithin(executor: Executor): Promise<ShopSettings>
  /** Who is notified of new orders; the shop's contact address if null. */
  staffAddress: string | null
  /** Ids of customers whose profile's name or email address contains the text. */
  findCustomerIds(text: string): Promise<string[]>
  /** The amount of an order that was refunded, in cents, as an SQL fragment. */
  givenBackOf(orderId: SQLWrapper): SQL<number>
  rateLimiter: RateLimiter
  itemPictures: Pick<ItemPictures, 'mailAddress'>
  /** The name shown with what someone writes. */
  nameOf(userId: string): Promise<string | null>
}
