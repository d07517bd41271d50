import type { Actor } from '#server/kernel/actor.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { atLength } from '#server/kernel/postgres/at-length.ts'
import { type CheckFileOutcome, checkFile } from './check-file.ts'
import type { ImportExportDeps } from './deps.ts'
import { type ExportKind, exportFile } from './export-file.ts'
import { findImport, type ImportPage, type ImportSummary, listImports } from './find-import.ts'
import { forgetImportsJob, forgetOldImports } from './forget-old.ts'
import { importOperations } from './operations/index.ts'
import { importWork } from './pending-work.ts'
import type { ImportKind, Outcome } from './tables.ts'
import { writeImport, writeImportJob } from './write-import.ts'

export type { CheckFileOutcome } from './check-file.ts'
export type { ExportKind } from './export-file.ts'
export type { ImportPage, ImportRowView, ImportSummary } from './find-import.ts'
export { type ImportKind, importKinds, type Outcome } from './tables.ts'

/** Products, customers and orders as CSV, out and in. */
export type ImportExport = {
  pendingWork: readonly PendingWork[]
  /** The bytes of a CSV while they are read. */
  exportFile(actor: Actor, kind: ExportKind): Promise<ReadableStream<Uint8Array>>
  /** The dry run: what would become of each row. Writes nothing but that. */
  check(
    actor: Actor,
    kind: ImportKind,
    file: { fileName: string; bytes: ReadableStream<Uint8Array> },
  ): Promise<CheckFileOutcome>
  list(actor: Actor): Promise<ImportSummary[]>
  find(actor: Actor, id: string, page: { outcome?: Outcome; after?: number }): Promise<ImportPage | null>
  operations: BoundOperation[]
}

export function createImportExport(deps: ImportExportDeps): ImportExport {
  deps.jobs.handle(writeImportJob, ({ transferId }) => writeImport(deps, transferId))
  deps.jobs.handle(forgetImportsJob, () => forgetOldImports(deps))
  deps.jobs.schedule(forgetImportsJob, '52 4 * * *', {})
  return {
    pendingWork: importWork(deps),
    exportFile: async (_actor, kind) => exportFile(deps, kind),
    check: (actor, kind, file) => atLength(() => checkFile(deps, actor, kind, file)),
    list: () => listImports(deps),
    find: (_actor, id, page) => findImport(deps, id, page),
    operations: bindOperations(importOperations, deps),
  }
}
