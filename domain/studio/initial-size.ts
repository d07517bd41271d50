import { maxStatedDpi } from '../artwork/artwork.ts'
import { longestSheet } from '../artwork/cut-sheets.ts'
import type { PlacementDocument } from '../artwork/gang-sheet.ts'
import { type DrawnAs, dotsAcross, sharpFrom } from '../artwork/sharpness.ts'
import { type Mm, millimetersPerInch, mm, printDpi } from '../units.ts'

/** Below this, a file's own density is a program's default (72, 96), not its maker's intention. */
const lowestSaneDpi = 120
const highestSaneDpi = maxStatedDpi

/**
 * The size of one pixel according to the file, in mm: at its own density if that is plausible, else at print
 * resolution.
 */
export function ownPixelSize(fileDpi: number | null): Mm {
  const isSane = fileDpi !== null && fileDpi >= lowestSaneDpi && fileDpi <= highestSaneDpi
  return mm(millimetersPerInch / (isSane ? fileDpi : printDpi))
}

/**
 * The size in mm at which new artwork is added to the sheet: its ink at the file's own density if that is plausible,
 * else at print resolution; never larger than it is sharp at, or than the sheet within its margins.
 */
export function initialPrintedSize(
  ink: { width: number; height: number },
  fileDpi: number | null,
  sheet: Omit<PlacementDocument['sheet'], 'spacing'>,
  drawn: DrawnAs | null,
): { width: Mm; height: Mm } {
  const perPixel = Math.min(ownPixelSize(fileDpi), (dotsAcross(1, drawn) / sharpFrom) * millimetersPerInch)
  const shrink = Math.min(
    1,
    (sheet.width - 2 * sheet.margin) / (ink.width * perPixel),
    (longestSheet(sheet) - 2 * sheet.margin) / (ink.height * perPixel),
  )
  return { width: mm(ink.width * perPixel * shrink), height: mm(ink.height * perPixel * shrink) }
}

/** The height for a width, or the width for a height: ratio locked to the ink. */
export const heightForWidth = (width: Mm, ink: { width: number; height: number }): Mm =>
  mm((width * ink.height) / ink.width)

export const widthForHeight = (height: Mm, ink: { width: number; height: number }): Mm =>
  mm((height * ink.width) / ink.height)
