import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import { inMm } from '../units.ts'
import { letteringFonts } from './fonts.ts'
import { letterHeights, mostLetters, mostLines, outlineWidths } from './lettering-limits.ts'

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Choose a color.')
const length = ({ least, most }: { least: number; most: number }, message: string) =>
  inMm(z.number().min(least, message).max(most, message))
const bend = z.number().min(1).max(100)

/** The baseline's shape. `bend` is a percentage: of half a circle for arches, of the steepest wave for waves. */
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
    .refine((text) => Array.from(text).length <= mostLetters, `At most ${mostLetters} characters, please.`)
    .refine((text) => text.split('\n').length <= mostLines, `At most ${mostLines} lines, please.`),
  font: z.enum(letteringFonts),
  /** The height of capital letters, or of the tallest digit, in mm. */
  height: length(letterHeights, 'Letters can be 0.12 to 22 in high.'),
  heightOf: z.enum(['capitals', 'digits']),
  /** Added after each character, in percent of the em. */
  letterSpacing: z.number().min(-15).max(100),
  /** From baseline to baseline, in percent of the em. */
  lineSpacing: z.number().min(60).max(250),
  align: z.enum(['left', 'center', 'right']),
  shape: letteringShapeSchema,
  color,
  /** Drawn entirely outside the characters; mm. */
  outline: z
    .strictObject({ color, width: length(outlineWidths, 'An outline can be 0.1 to 25 mm wide.') })
    .nullable(),
})

/** Drawn as one artwork: a text, or a name with a number below it. `gap` is the space between their ink, in mm. */
export const letteringSchema = z.strictObject({
  blocks: z.array(textBlockSchema).min(1).max(2),
  gap: inMm(z.number().min(0).max(300)),
})

/** One entry of a list of names, such as a team's. */
export const namedLetteringSchema = z.strictObject({
  name: oneLine.min(1).max(80),
  lettering: letteringSchema,
})

export type LetteringShape = z.output<typeof letteringShapeSchema>
export type TextBlock = z.output<typeof textBlockSchema>
export type Lettering = z.output<typeof letteringSchema>

/** The text as it is set: composed characters, plain spaces, no control characters, trimmed. */
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
