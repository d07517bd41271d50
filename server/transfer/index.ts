import type { Actor } from '#server/kernel/actor.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { atLength } from '#server/kernel/postgres/at-length.ts'

import { applyTransfer, applyTransferJob } from './apply-transfer.ts'
import { type CheckFileOutcome, checkFile } from './check-file.ts'
import type { TransferDeps } from './deps.ts'
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

export function createTransfer(deps: TransferDeps): Transfer {
  deps.jobs.handle(applyTransferJob, ({ transferId }) => applyTransfer(deps, transferId))
  deps.jobs.handle(forgetTransfersJob, () => forgetOldTransfers(deps))
  deps.jobs.schedule(forgetTransfersJob, '52 4 * * *', {})
  return {
    pendingWork: transferWork(deps),
    exportFile: async (_actor, kind) => exportFile(deps, kind),
    check: (actor, kind, file) => atLength(() => checkFile(deps, actor, kind, file)),
    list: () => listTransfers(deps),
    find: (_actor, id, page) => findTransfer(deps, id, page),
    operations: bindOperations(transferOperations, deps),
  }
}
