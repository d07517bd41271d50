import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { OwnAccount } from '#server/auth/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { KeptPurchases, OwnDataPart } from '#server/kernel/own-data.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'

export type OwnDataDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  files: FileStore
  rateLimiter: RateLimiter
  mail: Pick<Mail, 'send'>
  account: OwnAccount
  readSettings(): Promise<Pick<ShopSettings, 'timeZone'>>
  /** Locks the owners: nobody else goes before the transaction ends. */
  isLastOwner(transaction: Transaction, userId: string): Promise<boolean>
  /** How many of these are customers; they stay what they are until the transaction ends. */
  lockCustomers(transaction: Transaction, userIds: readonly string[]): Promise<number>
  /** What whoever ends that account types: its address, or the name where it has none. Null where nobody is. */
  nameToType(userId: string): Promise<string | null>
  emit: Emit
  purchasesOf(transaction: Transaction, userId: string): Promise<KeptPurchases & { isOpen: boolean }>
  /** In the order of the export; forgotten in the reverse order, so that the account goes last. */
  parts: readonly OwnDataPart[]
}
