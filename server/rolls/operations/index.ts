import { makeRoll, proposeRoll, readWaitingItems } from './make-rolls.ts'
import { createPrinter, removePrinter, updatePrinter } from './save-printers.ts'
import { removeProfile, setProfile } from './set-profile.ts'
import { takeRollApart } from './take-roll-apart.ts'
import {
  approveOneRoll,
  deliverOneRoll,
  printOneRoll,
  readOneRoll,
  reprintOneRoll,
  scanOneRoll,
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
