import { countProductView } from './count-view.ts'
import { removePrint } from './remove-print.ts'
import { createPrint, updatePrint } from './save-print.ts'

export const printOperations = [createPrint, updatePrint, removePrint, countProductView] as const
