import { createDoor, type Door } from '#server/kernel/door.ts'
import { sheetsCalls } from './calls.ts'
import type { SheetsDeps } from './deps.ts'

/**
 * Documents that go with orders: packing slips, pick lists, job tickets and pickup sheets; and with a day's parcels.
 */
export type Sheets = Door<typeof sheetsCalls>

export const createSheets = (deps: SheetsDeps): Sheets => createDoor(deps, sheetsCalls)
