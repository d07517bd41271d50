import { z } from 'zod'
import { type LetteringFont, letteringFonts } from '#domain/lettering/fonts.ts'
import {
  type Lettering,
  type LetteringPreview,
  letteringSchema,
  missingLettersMessage,
} from '#domain/lettering/lettering.ts'
import { drawLettering } from './draw-lettering.ts'
import { typefaceOf } from './typefaces.ts'

/** Of a whole request, in all of its blocks: what one thread draws in a second or two, and what an answer can carry. */
const mostLettersAtOnce = 400
export const tooMuchText = `At most ${mostLettersAtOnce} letters at once, please.`

export const notTooMuchText = (letterings: readonly Lettering[]): boolean =>
  letterings.reduce((sum, { blocks }) => sum + lettersOf(blocks), 0) <= mostLettersAtOnce

const lettersOf = (blocks: Lettering['blocks']): number =>
  blocks.reduce((sum, { text }) => sum + Array.from(text).length, 0)

export const previewLetteringsSchema = z.strictObject({
  letterings: z
    .array(letteringSchema)
    .min(1)
    .max(16)
    .refine((letterings) => notTooMuchText(letterings), tooMuchText),
})

/** How each text will print, or what its fonts lack. Keeps nothing. */
export function previewLettering(lettering: Lettering): LetteringPreview {
  const missing = missingLetters(lettering)
  const refused = { ok: false, missing, fontsThatHave: fontsFor(lettering) } as const
  if (missing.length > 0) return { ...refused, message: missingLettersMessage(missing) }
  const drawing = drawLettering(lettering)
  if (!drawing) return { ...refused, message: 'Nothing of it would be ink.' }
  const { width, height } = drawing
  return Math.max(width / height, height / width) > longest
    ? {
        ...refused,
        message: 'This is too long and thin to print. Break it into lines, or make it shorter.',
      }
    : { ok: true, drawing }
}

/** How many times longer than wide a drawing may be: beyond that its ink is measured too roughly. */
const longest = 60

/** Each letter once, in the order of the text. */
function missingLetters({ blocks }: Lettering): string[] {
  const missing = blocks.flatMap(({ text, font }) => {
    const typeface = typefaceOf(font)
    return Array.from(text).filter((letter) => !typeface.has(letter))
  })
  return [...new Set(missing)]
}

function fontsFor({ blocks }: Lettering): LetteringFont[] {
  const letters = new Set(blocks.flatMap(({ text }) => Array.from(text)))
  return letteringFonts.filter((font) => {
    const typeface = typefaceOf(font)
    return [...letters].every((letter) => typeface.has(letter))
  })
}
