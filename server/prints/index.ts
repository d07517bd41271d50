import { createDoor, type Door } from '#server/kernel/door.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { printsCalls } from './calls.ts'
import type { PrintsDeps } from './deps.ts'
import { printOperations } from './operations/index.ts'
import { findPrintUses } from './record-media.ts'

export type { PrintFilter, PrintShelf } from './browse-prints.ts'
export type { CreatePrintOutcome, PrintPictures } from './create-print-product.ts'
export type { NewCategory, NewPrintProduct, PrintEdit } from './input.ts'
export type { ExportedPrint } from './list-for-staff.ts'
export type { StaffPrint } from './operations/print-shape.ts'
export type {
  PrintCard,
  PrintCategory,
  PrintDetails,
  PrintForSale,
  PrintVariant,
} from './present.ts'
export type { UpdatePrintOutcome } from './update-print-product.ts'

export type Prints = Door<typeof printsCalls> & {
  findMediaUses: FindMediaUses
  operations: BoundOperation[]
}

export function createPrints(deps: PrintsDeps): Prints {
  return {
    ...createDoor(deps, printsCalls),

    findMediaUses: findPrintUses,
    operations: bindOperations(printOperations, deps),
  }
}
