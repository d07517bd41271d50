import type { Auth } from '#server/auth/index.ts'
import type { EarlierOrders } from '#server/earlier-orders/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Listings } from '#server/listings/index.ts'
import type { Newsletter } from '#server/newsletter/index.ts'
import type { Orders } from '#server/orders/index.ts'
import type { People } from '#server/people/index.ts'
import type { Prints } from '#server/prints/index.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { Redirects } from '#server/redirects/index.ts'

export type ImportExportDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  log: Log
  realtime: Pick<Realtime, 'announce'>
  files: Pick<FileStore, 'exists'>
  listings: Listings
  prints: Prints
  inventory: Pick<Inventory, 'changeMany'>
  people: Pick<People, 'actorOf' | 'changeCustomer' | 'findByEmails' | 'readCustomers'>
  auth: Pick<Auth, 'admitCustomer'>
  orders: Pick<Orders, 'readAllForExport'>
  earlierOrders: Pick<EarlierOrders, 'findByReferences' | 'keep'>
  newsletter: Pick<Newsletter, 'findSignups' | 'keepImported'>
  redirects: Pick<Redirects, 'read' | 'findByOldPaths' | 'setForImport'>
  readSettings(): Promise<{ timeZone: string }>
}
