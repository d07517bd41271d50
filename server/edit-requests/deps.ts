import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Artwork } from '#server/artwork/index.ts'
import type { Designs } from '#server/designs/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Orders } from '#server/orders/index.ts'
import type { People } from '#server/people/index.ts'
import type { PrintFiles } from '#server/printfiles/index.ts'
import type { Realtime } from '#server/realtime/index.ts'

export type EditRequestDeps = {
  database: Database
  clock: Clock
  realtime: Realtime
  rateLimiter: RateLimiter
  mail: Pick<Mail, 'send' | 'text'>
  files: FileStore
  orders: Pick<Orders, 'itemForEditing' | 'describeItems' | 'swapDesign' | 'recordEvent' | 'orderInQuery'>
  printFiles: Pick<PrintFiles, 'supersede'>
  designs: Pick<Designs, 'checkSheet' | 'drawSheet'>
  artwork: Pick<Artwork, 'lookAtMany' | 'describeForPrinting'>
  people: Pick<People, 'findByIds'>
  readSettings(): Promise<ShopSettings>
  /** Who is notified of new requests; the shop's contact address when null. */
  staffAddress: string | null
}
