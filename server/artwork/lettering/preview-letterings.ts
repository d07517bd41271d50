import { type LetteringFont, letteringFonts } from '#domain/lettering/fonts.ts'
import { type Lettering, type LetteringPreview, missingLettersMessage } from '#domain/lettering/lettering.ts'
import { drawLettering } from './draw-lettering.ts'
import { typefaceOf } from './typefaces.ts'

/** How each text will print, or what its fonts lack. Stores nothing. */
export function previewLettering(lettering: Lettering): LetteringPreview {
  const missing = missingLetters(lettering)
  const refused = { ok: false, missing, fontsThatHave: fontsFor(lettering) } as const
  if (missing.length > 0) return { ...refused, message: missingLettersMessage(missing) }
  const drawing = drawLettering(lettering)
  if (!drawing) return { ...refused, message: 'There would be nothing to print.' }
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

/** Each character once, in the order of the text. */
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
