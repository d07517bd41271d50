import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Room } from '#server/kernel/files/free-space.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'

export type ReportDeps = {
  database: Database
  clock: Clock
  jobs: Pick<Jobs, 'handle' | 'schedule'>
  /** Work that ends along with a job that staff dismiss. */
  pendingWork: readonly PendingWork[]
  readSettings(): Promise<ShopSettings>
  readRoom(): Promise<Room>
}
