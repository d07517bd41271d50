import type { Auth } from '#server/auth/index.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { atLength } from '#server/kernel/at-length.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { Listings } from '#server/listings/index.ts'
import type { Orders } from '#server/orders/index.ts'
import type { People } from '#server/people/index.ts'
import type { Prints } from '#server/prints/index.ts'
import { applyTransfer, applyTransferJob } from './apply-transfer.ts'
import { type CheckFileOutcome, checkFile } from './check-file.ts'
import { type ExportKind, exportFile } from './export-file.ts'
import { findTransfer, listTransfers, type TransferPage, type TransferSummary } from './find-transfer.ts'
import { forgetOldTransfers, forgetTransfersJob } from './forget-old.ts'
import { transferOperations } from './operations/index.ts'
import { transferWork } from './pending-work.ts'
import type { ImportKind, Outcome } from './tables.ts'

export type { CheckFileOutcome } from './check-file.ts'
export type { ExportKind } from './export-file.ts'
export type { TransferPage, TransferRowView, TransferSummary } from './find-transfer.ts'
export { type ImportKind, importKinds, type Outcome } from './tables.ts'

/** Products, customers and orders as CSV, out and in. */
export type Transfer = {
  pendingWork: readonly PendingWork[]
  /** The bytes of a CSV while they are read. */
  exportFile(actor: Actor, kind: ExportKind): Promise<ReadableStream<Uint8Array>>
  /** The dry run: what would become of each row. Writes nothing but that. */
  check(
    actor: Actor,
    kind: ImportKind,
    file: { fileName: string; bytes: ReadableStream<Uint8Array> },
  ): Promise<CheckFileOutcome>
  list(actor: Actor): Promise<TransferSummary[]>
  find(actor: Actor, id: string, page: { outcome?: Outcome; after?: number }): Promise<TransferPage | null>
  operations: BoundOperation[]
}

export type TransferNeeds = {
  database: Database
  clock: Clock
  jobs: Jobs
  log: Log
  files: Pick<FileStore, 'exists'>
  listings: Listings
  prints: Prints
  inventory: Pick<Inventory, 'changeMany'>
  people: People
  auth: Pick<Auth, 'admitCustomer'>
  orders: Pick<Orders, 'readAllForExport'>
}

export function createTransfer(needs: TransferNeeds): Transfer {
  needs.jobs.handle(applyTransferJob, ({ transferId }) => applyTransfer(needs, transferId))
  needs.jobs.handle(forgetTransfersJob, () => forgetOldTransfers(needs))
  needs.jobs.schedule(forgetTransfersJob, '52 4 * * *', {})
  return {
    pendingWork: transferWork(needs),
    exportFile: async (_actor, kind) => exportFile(needs, kind),
    check: (actor, kind, file) => atLength(() => checkFile(needs, actor, kind, file)),
    list: () => listTransfers(needs),
    find: (_actor, id, page) => findTransfer(needs, id, page),
    operations: bindOperations(transferOperations, needs),
  }
}
