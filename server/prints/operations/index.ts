import { listPrints } from './list-prints.ts'
import { removePrint } from './remove-print.ts'
import { createPrint, updatePrint } from './save-print.ts'

export const printOperations = [listPrints, createPrint, updatePrint, removePrint] as const
