import { makeRoll, proposeRoll, readWaitingItems } from './make-rolls.ts'
import { createPrinter, removePrinter, updatePrinter } from './save-printers.ts'
import {
  deliverOneRoll,
  printOneRoll,
  readOneRoll,
  scanOneRoll,
  takeRollApart,
  tryAgain,
} from './work-rolls.ts'

export const rollOperations = [
  readWaitingItems,
  proposeRoll,
  makeRoll,
  readOneRoll,
  printOneRoll,
  deliverOneRoll,
  scanOneRoll,
  takeRollApart,
  tryAgain,
  createPrinter,
  updatePrinter,
  removePrinter,
] as const
