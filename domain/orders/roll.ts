import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { typedNumber } from '../typed-number-schema.ts'
import { hotFolderSchema } from './hot-folder.ts'
import { printerOutputSchema } from './printer-output.ts'
import { closingSchema } from './roll-closing.ts'

/** How a roll of film came along. Taken apart, its pieces wait for another one; spoiled, they are made again. */
export const rollStates = [
  'waiting',
  'drawing',
  'ready',
  'failed',
  'printed',
  'spoiled',
  'taken_apart',
] as const
export type RollState = (typeof rollStates)[number]

export const rollStateNames: Record<RollState, string> = {
  waiting: 'Waits for print files',
  drawing: 'Being drawn',
  ready: 'Ready to print',
  failed: 'Failed',
  printed: 'Printed',
  spoiled: 'Spoiled',
  taken_apart: 'Taken apart',
}

/** The states in which its pieces are promised to it and to no other roll. */
export const openRollStates: readonly RollState[] = ['waiting', 'drawing', 'ready', 'failed']

export const isRollOpen = (state: RollState): boolean => openRollStates.includes(state)

/** What the roll's barcode says: "ROLL-000012". */
export const rollCodeOf = (number: number): string => `ROLL-${String(number).padStart(6, '0')}`

/** The number in what a scanner or a person typed; null when it cannot be a roll's. */
export function readRollCode(typed: string): number | null {
  const [, digits] = /^ROLL-(\d{6,9})$/.exec(typed.trim().toUpperCase()) ?? []
  return digits === undefined ? null : Number(digits)
}

/** Least film below a piece in which its words can be read when it is cut; in inches. */
export const leastGap = 0.1

/** More is film that nobody prints on; in inches. */
export const widestSideMargin = 1.5

/** Of film that a printer reaches, between its two side margins; in inches. */
export const printableWidth = ({
  filmWidthInches,
  sideMarginInches,
}: {
  filmWidthInches: number
  sideMarginInches: number
}): number => filmWidthInches - 2 * sideMarginInches

/** How a printer's pieces are laid: by the boxes of their files, or by the outlines of their ink. */
export const packings = ['boxes', 'shapes'] as const
export type Packing = (typeof packings)[number]
export const packingNames: Record<Packing, string> = {
  boxes: 'By boxes',
  shapes: 'By true shapes',
}

/** The most items that one roll is laid of. */
export const mostRollItems = 300

const length = (what: string) => z.coerce.number(`Give ${what} in inches`)

/** What staff say of a printer: lengths in inches of film. */
export const printerSchema = z.object({
  name: oneLine.min(1, 'Give the printer a name').max(60, 'At most 60 characters'),
  filmWidthInches: length('the width of its film').min(4, 'At least 4 in').max(72, 'At most 72 in'),
  maxLengthInches: length('the longest roll').min(12, 'At least 12 in').max(400, 'At most 400 in'),
  /** Not sent at all, what is set stays; null for none. */
  hotFolder: hotFolderSchema.nullable().optional(),
  /** Its password or private key; empty or not sent, what is set stays. */
  hotFolderSecret: z.string().max(20_000, 'At most 20,000 characters').optional(),
  /** Not sent at all, what is set stays. */
  output: printerOutputSchema.optional(),
  /** Null: rolls are laid by hand. Not sent at all, what is set stays. */
  closing: closingSchema.nullable().optional(),
  /** Not sent at all, what is set stays. */
  packing: z.enum(packings, 'Choose how its pieces are laid').optional(),
  gapInches: length('the gap').min(leastGap, `At least ${leastGap} in`).max(3, 'At most 3 in'),
  /** Kept clear along both sides of its film. Not sent at all, what is set stays. */
  sideMarginInches: typedNumber(
    length('the side margin').min(0, 'At least 0 in').max(widestSideMargin, `At most ${widestSideMargin} in`),
  ).optional(),
})

export type PrinterInput = z.output<typeof printerSchema>

/** How much shorter the roll is than its pieces printed one below the other, 0 to 1. */
export const savedShare = ({
  lengthInches,
  aloneInches,
}: {
  lengthInches: number
  aloneInches: number
}): number => (aloneInches > 0 ? Math.max(0, 1 - lengthInches / aloneInches) : 0)
