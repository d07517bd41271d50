import type { ValueOf } from '#server/operations.ts'

/** Items waiting for film, the printers, and the newest rolls. */
export type RollsData = ValueOf<'rolls.read-waiting'>

export type PrinterFields = Omit<RollsData['printers'][number], 'id' | 'version'>
