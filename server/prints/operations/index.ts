import { removePrint } from './remove-print.ts'
import { createPrint, updatePrint } from './save-print.ts'

export const printOperations = [createPrint, updatePrint, removePrint] as const
