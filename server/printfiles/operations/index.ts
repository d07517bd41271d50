import { listPrintFiles } from './list-print-files.ts'
import { makePrintFiles } from './make-print-files.ts'

export const printFileOperations = [listPrintFiles, makePrintFiles] as const
