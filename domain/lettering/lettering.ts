import type { letteringFonts } from './fonts.ts'
import type { Lettering } from './lettering-input.ts'

export type { Lettering, LetteringShape, TextBlock } from './lettering-input.ts'

/**
 * One filled shape of the drawing. `stroke` is the width of a line along its edge, in the drawing's units, with round
 * joins.
 */
export type DrawnArea = { d: string; color: string; stroke: number }

/** Text as outlines. `width` and `height` are mm; areas are in tenths of a mm from the top left corner. */
export type LetteringDrawing = { width: number; height: number; areas: readonly DrawnArea[] }

export const drawingUnitsPerMm = 10

/** The result for a text: its drawing, or why it cannot be printed, with the fonts that have all of its characters. */
export type LetteringPreview =
  | { ok: true; drawing: LetteringDrawing }
  | {
      ok: false
      message: string
      missing: readonly string[]
      fontsThatHave: readonly (typeof letteringFonts)[number][]
    }

/** The name of an artwork with this text. */
export function letteringName({ blocks }: Lettering): string {
  const words = blocks
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(words)
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : words
}

/** The message about characters that a font does not have. */
export const missingLettersMessage = (missing: readonly string[]): string =>
  `These characters aren’t in this font: ${missing.join(' ')}`
