import { changeItemSheet, replaceItemArtwork, setItemDesign } from './change-design.ts'
import { gatherFiles } from './gather-files.ts'
import { listPrintFiles } from './list-print-files.ts'
import { checkPrintFile, startPrintFile } from './make-item-files.ts'
import { makePrintFiles } from './make-print-files.ts'

export const printFileOperations = [
  listPrintFiles,
  makePrintFiles,
  gatherFiles,
  startPrintFile,
  checkPrintFile,
  setItemDesign,
  changeItemSheet,
  replaceItemArtwork,
] as const
