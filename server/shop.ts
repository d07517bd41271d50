import type { Locks } from '#server/kernel/postgres/locks.ts'
import type { TableChanges } from '#server/kernel/postgres/table-changes.ts'
import type { Counter } from './adapters/payments/counter/index.ts'
import type { Sandbox } from './adapters/payments/sandbox/index.ts'
import type { AiDesigns } from './aidesigns/index.ts'
import type { Artwork } from './artwork/index.ts'
import type { AuditLog } from './audit/index.ts'
import type { Auth, Passwords } from './auth/index.ts'
import type { Backups } from './backup/index.ts'
import type { Batches } from './batches/index.ts'
import type { Blog } from './blog/index.ts'
import type { Cart } from './cart/index.ts'
import type { Catalog } from './catalog/index.ts'
import type { Checkout } from './checkout/index.ts'
import type { Designs } from './designs/index.ts'
import type { Discounts } from './discounts/index.ts'
import type { Disk } from './disk/index.ts'
import type { Doctor } from './doctor/index.ts'
import type { NetworkLook } from './doctor/port.ts'
import type { Drafts } from './drafts/index.ts'
import type { EditRequests } from './edit-requests/index.ts'
import type { ImportExport } from './import-export/index.ts'
import type { Inventory } from './inventory/index.ts'
import type { ItemPictures } from './item-pictures/index.ts'
import type { Clock } from './kernel/clock.ts'
import type { Database } from './kernel/database.ts'
import type { Environment } from './kernel/environment.ts'
import type { FileStore } from './kernel/file-store.ts'
import type { Jobs } from './kernel/jobs.ts'
import type { KeptSecrets } from './kernel/kept-secrets.ts'
import type { Log } from './kernel/log.ts'
import type { OrderLinks } from './kernel/order-links.ts'
import type { PendingWork } from './kernel/pending-work.ts'
import type { RateLimiter } from './kernel/rate-limit.ts'
import type { Listings } from './listings/index.ts'
import type { Mail } from './mail/index.ts'
import type { ManualOrders } from './manual-orders/index.ts'
import type { MediaLibrary } from './media/index.ts'
import type { Newsletter } from './newsletter/index.ts'
import type { Operations } from './operations.ts'
import type { OrderChanges } from './order-changes/index.ts'
import type { Orders } from './orders/index.ts'
import type { OwnData } from './own-data/index.ts'
import type { Payments } from './payments/index.ts'
import type { People } from './people/index.ts'
import type { Pricing } from './pricing/index.ts'
import type { PrintFiles } from './printfiles/index.ts'
import type { Prints } from './prints/index.ts'
import type { Production } from './production/index.ts'
import type { Quotes } from './quotes/index.ts'
import type { Realtime } from './realtime/index.ts'
import type { Reports } from './reports/index.ts'
import type { Rolls } from './rolls/index.ts'
import type { Settings } from './settings/index.ts'
import type { Sheets } from './sheets/index.ts'
import type { Shipping } from './shipping/index.ts'
import type { Tshirts } from './tshirts/index.ts'
import type { Tumblers } from './tumblers/index.ts'
import type { Webhooks } from './webhooks/index.ts'

export type ShopDeps = {
  environment: Environment
  connectionString: string
  log: Log
  clock?: Clock
  /** Argon2id at its full cost unless given; tests, which sign up hundreds of people, give a cheap one. */
  passwords?: Passwords
  /** How the shop looks from outside; asked over the network unless given. */
  network?: NetworkLook
  /** A database that is open already; otherwise one of the shop's own is opened. */
  database?: Database
}

/** The doors of all capabilities, as pages, operations and the command line use them. */
export type Shop = {
  auth: Auth
  people: People
  settings: Settings
  catalog: Catalog
  prints: Prints
  listings: Listings
  inventory: Inventory
  discounts: Discounts
  pricing: Pricing
  tshirts: Tshirts
  tumblers: Tumblers
  artwork: Artwork
  aiDesigns: AiDesigns
  designs: Designs
  drafts: Drafts
  mail: Mail
  cart: Cart
  orders: Orders
  payments: Payments
  sandbox: Sandbox
  counter: Counter
  checkout: Checkout
  manualOrders: ManualOrders
  printFiles: PrintFiles
  production: Production
  rolls: Rolls
  editRequests: EditRequests
  orderChanges: OrderChanges
  shipping: Shipping
  batches: Batches
  backups: Backups
  sheets: Sheets
  ownData: OwnData
  reports: Reports
  newsletter: Newsletter
  quotes: Quotes
  auditLog: AuditLog
  blog: Blog
  mediaLibrary: MediaLibrary
  itemPictures: ItemPictures
  importExport: ImportExport
  files: FileStore
  disk: Disk
  doctor: Doctor
  rateLimiter: RateLimiter
  orderLinks: OrderLinks
  locks: Locks
  webhooks: Webhooks
  operations: Operations
  realtime: Realtime
  tableChanges: TableChanges
  jobs: Jobs
  /** Whatever waits for a job of its own. */
  pendingWork: readonly PendingWork[]
  database: Database
  clock: Clock
  /** What the database keeps locked. */
  keptSecrets: KeptSecrets
  /** What opens the dev mailbox to the person at the terminal, whom alone it is told. */
  mailboxKey: { text(): string; isRight(given: string): boolean }
  isReady(): Promise<boolean>
  /** Makes what must stand before anything is served: queues and seed values of tables. */
  prepare(): Promise<void>
  /** Starts what runs by itself: jobs and realtime, or only what a process of that role does. */
  start(role?: ProcessRole): Promise<void>
  /** Jobs first, which get `timeout` ms to finish, then the database. */
  stop(timeout?: number): Promise<void>
}

/** One process does all, or one answers (`web`) while others work (`worker`). */
export type ProcessRole = 'all' | 'web' | 'worker'
