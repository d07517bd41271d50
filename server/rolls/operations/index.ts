import { makeRoll, proposeRoll, readWaitingItems } from './make-rolls.ts'
import { createPrinter, removePrinter, updatePrinter } from './save-printers.ts'
import { removeProfile, setProfile } from './set-profile.ts'
import {
  approveOneRoll,
  deliverOneRoll,
  printOneRoll,
  readOneRoll,
  reprintOneRoll,
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
  reprintOneRoll,
  deliverOneRoll,
  approveOneRoll,
  scanOneRoll,
  takeRollApart,
  tryAgain,
  createPrinter,
  updatePrinter,
  removePrinter,
  setProfile,
  removeProfile,
] as const
