import type { OwnAccount } from '#server/auth/index.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { KeptPurchases, OwnDataPart } from '#server/kernel/own-data.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import { deleteCustomer } from './delete-account.ts'
import { type ExportOutcome, exportOwnData } from './export-own-data.ts'
import { ownDataOperations } from './operations/index.ts'
import { removeFilesJob } from './remove-files.ts'

/** What the shop knows of the person who asks: taken along as a file, or forgotten with the account. */
export type OwnData = {
  /** One JSON document, written while it is read. */
  export(actor: Actor): Promise<ExportOutcome>
  /** By another system of the shop's owner. */
  deleteCustomer(actor: SystemActor, userId: string): ReturnType<typeof deleteCustomer>
  operations: BoundOperation[]
}

export type OwnDataNeeds = {
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

export function createOwnData(needs: OwnDataNeeds): OwnData {
  needs.jobs.handle(removeFilesJob, async ({ keys }) => {
    for (const key of keys) await needs.files.remove(key)
  })
  return {
    export: (actor) => exportOwnData(needs, actor),
    deleteCustomer: (actor, userId) => deleteCustomer(needs, actor, userId),
    operations: bindOperations(ownDataOperations, needs),
  }
}
