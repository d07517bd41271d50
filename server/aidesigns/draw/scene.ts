import { circle, star } from '#server/kernel/draw/outlines.ts'
import { textWidth } from '#server/kernel/draw/text-paths.ts'
import type { Motif } from './motif.ts'
import type { Pen } from './pen.ts'
import { type Box, cased, fitLine, setBlock, toPath } from './set-type.ts'

/** The parts of one composition. Everything is drawn inside the box. */
export type Scene = {
  pen: Pen
  box: Box
  words: readonly string[]
  small: string | null
  /** Never empty. */
  motifs: readonly Motif[]
}

export const firstMotif = ({ motifs }: Scene): Motif => motifs[0] ?? []
/** The other motif, or the first one again. */
export const otherMotif = ({ motifs }: Scene, at = 1): Motif => motifs[at % motifs.length] ?? []

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - by * 2,
  height: height - by * 2,
})

export const isTall = ({ width, height }: Box): boolean => height > width * 1.3

/** The text as a block in the box, leaving space for the pen's effects; returns the box that it fills. */
export function drawBlock({ pen }: Scene, words: readonly string[], box: Box): { drawn: string; box: Box } {
  if (words.length === 0) return { drawn: '', box: { ...box, height: 0 } }
  const block = setBlock(words, pen.fonts, inset(box, pen.bleed), pen.bleed > 20 ? 0.22 : 0.11)
  const drawn = block.lines.map((line, at) => pen.headline(toPath(line), line.box, at)).join('')
  return { drawn, box: block.box }
}

/** One small line in the box, never larger than reads well. */
export function drawSmall({ pen }: Scene, text: string, box: Box): string {
  const line = fitLine(text, pen.smallFont, inset(box, 6), 1.05, 90)
  return pen.small(toPath(line))
}

/** A row of ornaments flanked by lines, `width` wide. */
export function divider({ pen }: Scene, x: number, y: number, width: number): string {
  const half = width / 2
  const side = half - 46
  const ends =
    side > 30
      ? pen.line(`M${x - half} ${y}h${side}`, 'second', 6) +
        pen.line(`M${x + half} ${y}h${-side}`, 'second', 6)
      : ''
  const box = { x: x - 30, y: y - 20, width: 60, height: 40 }
  return (
    ends +
    pen.shape(star(x, y, 22, 9, 5), 'accent', box) +
    pen.shape(circle(x - 34, y, 6) + circle(x + 34, y, 6), 'second', box)
  )
}

/** The size and tracking at which text fills `share` of a circle's circumference, at most `largest`. */
export function arcType(
  text: string,
  pen: Pen,
  radius: number,
  share: number,
  largest: number,
): { text: string; size: number; tracking: number } {
  const font = pen.smallFont === 'grotesqueQuiet' ? 'grotesque' : pen.smallFont
  const shown = cased(text, font)
  const room = radius * Math.PI * 2 * share
  const plain = textWidth(shown, { font, size: 100, tracking: 60 })
  const size = Math.min(largest, (room / plain) * 100)
  const spare = Math.max(0, room * 0.82 - (plain * size) / 100)
  const tracking = 60 + Math.min(160, (spare / Math.max(1, shown.length) / size) * 1_000)
  return { text: shown, size, tracking }
}
