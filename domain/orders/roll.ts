import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { typedNumber } from '../typed-number-schema.ts'
import { hotFolderSchema } from './hot-folder.ts'
import { printerOutputSchema } from './printer-output.ts'
import { closingSchema } from './roll-closing.ts'

/**
 * The states of a roll of film. The pieces of a roll taken apart wait for another one; those of a spoiled roll are made
 * again.
 */
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
  waiting: 'Waiting for print files',
  drawing: 'Being drawn',
  ready: 'Ready to print',
  failed: 'Failed',
  printed: 'Printed',
  spoiled: 'Spoiled',
  taken_apart: 'Taken apart',
}

/** The states in which its pieces are reserved for it and no other roll. */
export const openRollStates: readonly RollState[] = ['waiting', 'drawing', 'ready', 'failed']

export const isRollOpen = (state: RollState): boolean => openRollStates.includes(state)

/** The text of the roll's barcode: "ROLL-000012". */
export const rollCodeOf = (number: number): string => `ROLL-${String(number).padStart(6, '0')}`

/** The number in what was scanned or typed; null when it cannot be a roll's. */
export function readRollCode(typed: string): number | null {
  const [, digits] = /^ROLL-(\d{6,9})$/.exec(typed.trim().toUpperCase()) ?? []
  return digits === undefined ? null : Number(digits)
}

/** The least film below a piece that keeps its caption readable when cut; in inches. */
export const leastGap = 0.1

/** A wider margin would be film that no one prints on; in inches. */
export const widestSideMargin = 1.5

/** Width of film that a printer can reach, between its two side margins; in inches. */
export const printableWidth = ({
  filmWidthInches,
  sideMarginInches,
}: {
  filmWidthInches: number
  sideMarginInches: number
}): number => filmWidthInches - 2 * sideMarginInches

/** How a printer's pieces are nested: by the bounding boxes of their files, or by the outlines of their ink. */
export const packings = ['boxes', 'shapes'] as const
export type Packing = (typeof packings)[number]
export const packingNames: Record<Packing, string> = {
  boxes: 'By boxes',
  shapes: 'By true shapes',
}

/** The maximum number of items on one roll. */
export const mostRollItems = 300

const length = (what: string) => z.coerce.number(`Enter ${what} in inches`)

/** Staff's settings for a printer: lengths in inches of film. */
export const printerSchema = z.object({
  name: oneLine.min(1, 'Give the printer a name').max(60, 'At most 60 characters'),
  filmWidthInches: length('the width of its film').min(4, 'At least 4 in').max(72, 'At most 72 in'),
  maxLengthInches: length('the longest roll').min(12, 'At least 12 in').max(400, 'At most 400 in'),
  /** If absent, the current setting is kept; null for none. */
  hotFolder: hotFolderSchema.nullable().optional(),
  /** Its password or private key; if empty or absent, the current one is kept. */
  hotFolderSecret: z.string().max(20_000, 'At most 20,000 characters').optional(),
  /** Not sent at all, what is set stays. */
  output: printerOutputSchema.optional(),
  /** Null: rolls are laid out by hand. If absent, the current setting is kept. */
  closing: closingSchema.nullable().optional(),
  /** Not sent at all, what is set stays. */
  packing: z.enum(packings, 'Choose how its pieces are laid out').optional(),
  gapInches: length('the gap').min(leastGap, `At least ${leastGap} in`).max(3, 'At most 3 in'),
  /** Kept clear along both sides of its film. If absent, the current setting is kept. */
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
