import { z } from 'zod'
import { rollGone } from '../read-roll.ts'

export const rollId = z.uuid(rollGone)
export const printerGone = 'There is no such printer. Choose another one.'
export const printerId = z.uuid(printerGone)

/** For examples in the reference. */
export const anyRoll = '8a4c2f6e-0000-4000-8000-000000000001'
export const anyPrinter = '8a4c2f6e-0000-4000-8000-000000000002'
