import {
  type Command,
  type FontName,
  lineCommands,
  moved,
  pathData,
  warped,
} from '#server/kernel/draw/text-paths.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** Lettering as outlines, with the box that it fills. */
export type Lettering = { commands: Command[]; box: Box }

const titleFonts: readonly FontName[] = ['script', 'serifItalic', 'fat']

/** Scripts and italics are hard to read in all caps. */
export function cased(text: string, font: FontName): string {
  if (!titleFonts.includes(font)) return text.toUpperCase()
  return text.replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
}

/** One line, as large as fits in the box, stretched horizontally by at most `stretch`; centered. */
export function fitLine(text: string, font: FontName, box: Box, stretch = 1.12, tracking = 0): Lettering {
  const commands = lineCommands(cased(text, font), { font, size: 100, x: 0, y: 0, anchor: 'start', tracking })
  const from = boundsOf(commands)
  if (from.width <= 0 || from.height <= 0) return { commands: [], box: { ...box, width: 0, height: 0 } }
  const scaleY = Math.min(box.height / from.height, (box.width / from.width) * 1.05)
  const scaleX = Math.min(box.width / from.width, scaleY * stretch)
  const size = { width: from.width * scaleX, height: from.height * scaleY }
  const left = box.x + (box.width - size.width) / 2
  const top = box.y + (box.height - size.height) / 2
  return {
    commands: commands.map((one) =>
      moved(one, (x, y) => [left + (x - from.x) * scaleX, top + (y - from.y) * scaleY]),
    ),
    box: { x: left, y: top, ...size },
  }
}

export type Block = { lines: Lettering[]; box: Box }

/**
 * Text as a block of lines that fills the box as well as possible: every way of breaking it is tried. `fonts` alternate
 * line by line.
 */
export function setBlock(words: readonly string[], fonts: readonly FontName[], box: Box, gap = 0.09): Block {
  const ways = breakings(words).map((texts) => layOut(texts, fonts, box, gap))
  const best = ways.reduce((one, other) => (score(other, box) > score(one, box) ? other : one))
  return best
}

function layOut(texts: readonly string[], fonts: readonly FontName[], box: Box, gap: number): Block {
  const tallest = box.height * (texts.length === 1 ? 1 : 0.62)
  const rough = texts.map((text, at) =>
    fitLine(text, fonts[at % fonts.length] ?? 'slab', { x: 0, y: 0, width: box.width, height: tallest }),
  )
  const heights = rough.map(({ box: { height } }) => height)
  const space = (gap * heights.reduce((sum, height) => sum + height, 0)) / Math.max(1, texts.length)
  const whole = heights.reduce((sum, height) => sum + height, 0) + space * (texts.length - 1)
  const shrink = Math.min(1, box.height / whole)
  let y = box.y + (box.height - whole * shrink) / 2
  const top = y
  const lines = rough.map(({ commands, box: line }) => {
    const x = box.x + (box.width - line.width * shrink) / 2
    const placed = {
      commands: commands.map((one) =>
        moved(one, (px, py) => [x + (px - line.x) * shrink, y + (py - line.y) * shrink]),
      ),
      box: { x, y, width: line.width * shrink, height: line.height * shrink },
    }
    y += (line.height + space) * shrink
    return placed
  })
  const left = Math.min(...lines.map((line) => line.box.x))
  const width = Math.max(...lines.map((line) => line.box.width))
  return { lines, box: { x: left, y: top, width, height: whole * shrink } }
}

/** The share of the box that is lettered, less for lines of very different heights. */
function score({ lines }: Block, box: Box): number {
  const area = lines.reduce((sum, line) => sum + line.box.width * line.box.height, 0)
  const heights = lines.map((line) => line.box.height)
  const unlike = Math.max(...heights) / Math.max(1, Math.min(...heights))
  return area / (box.width * box.height) - Math.max(0, unlike - 2.6) * 0.04
}

function breakings(words: readonly string[]): string[][] {
  const [first, ...rest] = words
  if (first === undefined) return [[]]
  if (rest.length === 0) return [[first]]
  return breakings(rest).flatMap(([head = '', ...tail]) => [
    [first, head, ...tail],
    [`${first} ${head}`, ...tail],
  ])
}

export const toPath = ({ commands }: Pick<Lettering, 'commands'>): string => pathData(commands)

export const bent = ({ commands }: Lettering, bend: (x: number, y: number) => [number, number]): string =>
  warped(commands, bend)

/** The bounding box of all points of the outlines, control points included. */
export function boundsOf(commands: readonly Command[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const take = (x: number, y: number): [number, number] => {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
    return [x, y]
  }
  for (const command of commands) moved(command, take)
  return { x: left, y: top, width: right - left, height: bottom - top }
}
