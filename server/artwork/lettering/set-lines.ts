import { drawingUnitsPerMm, type TextBlock } from '#domain/lettering/lettering.ts'
import type { Command } from '#server/kernel/draw/text-paths.ts'
import type { Typeface } from './typefaces.ts'

/** A letter's outline with its foot at 0, and its own part of the line; drawing units. */
export type SetLetter = { outline: readonly Command[]; along: number; advance: number }

export type SetLine = { letters: readonly SetLetter[]; width: number }

/** The em size in drawing units at which the letters are as high as the block specifies. */
export const emOf = ({ height, heightOf }: TextBlock, typeface: Typeface): number =>
  (height * drawingUnitsPerMm) / (heightOf === 'digits' ? typeface.digitHeight : typeface.capitalHeight)

/** Letters one after the other, kerned as the font specifies. Characters that it doesn't have are left out. */
export function setLines(block: TextBlock, typeface: Typeface): SetLine[] {
  const em = emOf(block, typeface)
  return block.text.split('\n').map((line) => setLine(line, typeface, em, block.letterSpacing / 100))
}

/** For fonts without a space of their own. */
const usualSpace = 0.25

/** `spacing` is a fraction of the em. */
export function setLine(text: string, typeface: Typeface, em: number, spacing: number): SetLine {
  const letters: SetLetter[] = []
  let next = 0
  let width = 0
  let before: ReturnType<Typeface['glyphOf']> = null
  for (const letter of text) {
    const found = typeface.glyphOf(letter)
    if (!found && letter !== ' ') continue
    const scale = found ? em / found.file.unitsPerEm : em
    const kerning =
      found && before?.file === found.file ? found.file.getKerningValue(before.glyph, found.glyph) : 0
    const along = Math.max(0, next + kerning * scale)
    const advance = found ? (found.glyph.advanceWidth ?? 0) * scale : usualSpace * em
    letters.push({ outline: found ? found.glyph.getPath(0, 0, em).commands : [], along, advance })
    width = along + advance
    next = width + spacing * em
    before = found
  }
  return { letters, width }
}
