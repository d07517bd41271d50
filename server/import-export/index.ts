import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { RetentionRule } from '#server/kernel/retention.ts'
import { importExportCalls } from './calls.ts'
import type { ImportExportDeps } from './deps.ts'
import { importOperations } from './operations/index.ts'
import { importWork } from './pending-work.ts'
import { importRetention } from './retention.ts'
import { writeImport, writeImportJob } from './write-import.ts'

export type { CheckFileOutcome } from './check-file.ts'
export type { ExportKind } from './export-file.ts'
export type { ImportPage, ImportRowView, ImportSummary } from './find-import.ts'
export type { ImportAtWork } from './import-at-work.ts'
export { importedOwnData } from './imported-own-data.ts'
export { type ColumnUse, type ImportKind, importKinds, type Outcome } from './tables.ts'

/** Exports and imports products, customers and orders as CSV. */
export type ImportExport = Door<typeof importExportCalls> & {
  pendingWork: readonly PendingWork[]
  retention: readonly RetentionRule[]
  operations: BoundOperation[]
}

export function createImportExport(deps: ImportExportDeps): ImportExport {
  deps.jobs.handle(writeImportJob, ({ importId }) => writeImport(deps, importId))
  return {
    ...createDoor(deps, importExportCalls),

    pendingWork: importWork(deps),
    retention: importRetention,
    operations: bindOperations(importOperations, deps),
  }
}
