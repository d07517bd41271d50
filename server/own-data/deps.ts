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
  /** Locks the owners: no other owner can leave before the transaction ends. */
  isLastOwner(transaction: Transaction, userId: string): Promise<boolean>
  /** How many of these are customers; their roles can't change until the transaction ends. */
  lockCustomers(transaction: Transaction, userIds: readonly string[]): Promise<number>
  /**
   * What a person types to confirm deleting that account: its address, or the name if it has none. Null if there is no
   * such account.
   */
  nameToType(userId: string): Promise<string | null>
  emit: Emit
  purchasesOf(transaction: Transaction, userId: string): Promise<KeptPurchases & { isOpen: boolean }>
  /** In export order; erased in reverse order, so that the account goes last. */
  parts: readonly OwnDataPart[]
}
