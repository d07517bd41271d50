import { alike, may, own } from '#server/kernel/door.ts'
import { checkFile } from './check-file.ts'
import { exportFile } from './export-file.ts'
import { findImport, listImports } from './find-import.ts'
import { importAtWork } from './import-at-work.ts'

export const importExportCalls = {
  /** The bytes of a CSV as it is read. */
  exportFile: alike('data.export', exportFile),
  list: alike('data.export', listImports),
  find: alike('data.export', findImport),
  /** For the tray of everyone who may import. */
  atWork: own(importAtWork),
  /** The dry run: what would happen to each row. Writes nothing but that result. */
  check: may('data.import', checkFile),
}
