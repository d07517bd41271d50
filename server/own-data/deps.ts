import type { OwnAccount } from '#server/auth/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
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
  /** Locks the owners: nobody else goes before the transaction ends. */
  isLastOwner(transaction: Transaction, userId: string): Promise<boolean>
  purchasesOf(transaction: Transaction, userId: string): Promise<KeptPurchases & { isOpen: boolean }>
  /** In the order of the export; forgotten in the reverse order, so that the account goes last. */
  parts: readonly OwnDataPart[]
}
