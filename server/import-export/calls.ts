import { alike, may } from '#server/kernel/door.ts'
import { checkFile } from './check-file.ts'
import { exportFile } from './export-file.ts'
import { findImport, listImports } from './find-import.ts'

export const importExportCalls = {
  /** The bytes of a CSV while they are read. */
  exportFile: alike('data.export', exportFile),
  list: alike('data.export', listImports),
  find: alike('data.export', findImport),
  /** The dry run: what would become of each row. Writes nothing but that. */
  check: may('data.import', checkFile),
}
