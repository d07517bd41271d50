import { z } from 'zod'
import { inMm } from '../units.ts'
import { letteringFonts } from './fonts.ts'

/** Characters of a text, line breaks included, and its lines. */
export const mostLetters = 200
export const mostLines = 8

/** Heights of capital letters, mm: a quarter of an inch is the least that presses well, 22 in the film's width. */
export const letterHeights = { least: 3, most: 560 }
export const outlineWidths = { least: 0.1, most: 25 }

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Choose a color.')
const length = ({ least, most }: { least: number; most: number }, message: string) =>
  inMm(z.number().min(least, message).max(most, message))
const bend = z.number().min(1).max(100)

/** What the lines stand on. `bend` is in percent: of half a circle for arches, of the steepest wave for waves. */
export const letteringShapeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('straight') }),
  z.strictObject({ kind: z.literal('arch_up'), bend }),
  z.strictObject({ kind: z.literal('arch_down'), bend }),
  z.strictObject({ kind: z.literal('wave'), bend }),
  z.strictObject({ kind: z.literal('circle') }),
])

export const textBlockSchema = z.strictObject({
  text: z
    .string()
    .max(mostLetters * 4)
    .overwrite(cleanText)
    .refine((text) => text.trim() !== '', 'Type some text.')
    .refine((text) => Array.from(text).length <= mostLetters, `At most ${mostLetters} letters, please.`)
    .refine((text) => text.split('\n').length <= mostLines, `At most ${mostLines} lines, please.`),
  font: z.enum(letteringFonts),
  /** Of capital letters, or of the tallest digit, in mm. */
  height: length(letterHeights, 'Letters can be 0.12 to 22 in high.'),
  heightOf: z.enum(['capitals', 'digits']),
  /** Added after each letter, in percent of the em. */
  letterSpacing: z.number().min(-15).max(100),
  /** From foot to foot, in percent of the em. */
  lineSpacing: z.number().min(60).max(250),
  align: z.enum(['left', 'centre', 'right']),
  shape: letteringShapeSchema,
  colour,
  /** Stands wholly outside of the letters; mm. */
  outline: z
    .strictObject({ colour, width: length(outlineWidths, 'An outline can be 0.1 to 25 mm wide.') })
    .nullable(),
})

/** What is drawn as one artwork: a text, or a name and a number under it. `gap` is between their ink, in mm. */
export const letteringSchema = z.strictObject({
  blocks: z.array(textBlockSchema).min(1).max(2),
  gap: inMm(z.number().min(0).max(300)),
})

export type LetteringShape = z.output<typeof letteringShapeSchema>
export type TextBlock = z.output<typeof textBlockSchema>
export type Lettering = z.output<typeof letteringSchema>

/** One area of the drawing. `stroke` is the width of a line along its edge, in the drawing's units, round at its joins. */
export type DrawnArea = { d: string; colour: string; stroke: number }

/** Text as outlines. `width` and `height` are mm; areas are in tenths of a mm from the top left corner. */
export type LetteringDrawing = { width: number; height: number; areas: readonly DrawnArea[] }

export const drawingUnitsPerMm = 10

/** What came of a text: its drawing, or why it cannot be printed, with the fonts that have all of its letters. */
export type LetteringPreview =
  | { ok: true; drawing: LetteringDrawing }
  | {
      ok: false
      message: string
      missing: readonly string[]
      fontsThatHave: readonly (typeof letteringFonts)[number][]
    }

/** As it is set: composed letters, plain spaces, no control characters, nothing empty at the ends. */
function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/[^\P{Cc}\n]|\p{Cf}/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}

/** What an artwork of this text is called. */
export function letteringName({ blocks }: Lettering): string {
  const words = blocks
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(words)
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : words
}

/** The sentence for letters that a font does not have. */
export const missingLettersMessage = (missing: readonly string[]): string =>
  `These letters are not in this font: ${missing.join(' ')}`
