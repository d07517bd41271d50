import opentype from 'opentype.js'
import { isJoined } from '#domain/lettering/fonts.ts'
import { layLines } from '#domain/lettering/lay-lines.ts'
import {
  type DrawnArea,
  drawingUnitsPerMm,
  type Lettering,
  type LetteringDrawing,
  type TextBlock,
} from '#domain/lettering/lettering.ts'
import { type Command, moved, pathData } from '#server/kernel/draw/text-paths.ts'
import { bendAlong, standOn } from './bend-outline.ts'
import { emOf, setLines } from './set-lines.ts'
import { typefaceOf } from './typefaces.ts'

/**
 * Draws text as outlines: the single implementation for preview and print. Blocks are stacked, centered; the drawing is
 * exactly as large as its ink. Null when there is no ink.
 */
export function drawLettering({ blocks, gap }: Lettering): LetteringDrawing | null {
  const set = blocks.map(setBlock).filter((one) => one !== null)
  if (set.length === 0) return null
  const width = Math.max(...set.map(({ box }) => box.right - box.left))
  let top = 0
  const areas: DrawnArea[] = []
  for (const { commands, box, block, rim } of set) {
    const left = (width - (box.right - box.left)) / 2
    const d = pathData(
      commands.map((command) => moved(command, (x, y) => [x - box.left + left, y - box.top + top])),
    )
    // The stroke along the edge is half inside, under the letters.
    if (block.outline) areas.push({ d, color: block.outline.color, stroke: 2 * rim })
    areas.push({ d, color: block.color, stroke: 0 })
    top += box.bottom - box.top + gap * drawingUnitsPerMm
  }
  const height = top - gap * drawingUnitsPerMm
  return { width: width / drawingUnitsPerMm, height: height / drawingUnitsPerMm, areas }
}

type Box = { left: number; top: number; right: number; bottom: number }
type SetBlock = { commands: Command[]; box: Box; block: TextBlock; rim: number }

function setBlock(block: TextBlock): SetBlock | null {
  const typeface = typefaceOf(block.font)
  const lines = setLines(block, typeface)
  const em = emOf(block, typeface)
  const paths = layLines(
    lines.map(({ width }) => width),
    { ...block, letterHeight: typeface.capitalHeight * em, lineHeight: (block.lineSpacing / 100) * em },
  )
  const isBent = isJoined(block.font) && block.shape.kind !== 'straight'
  const commands = lines.flatMap(({ letters }, line) => {
    const path = paths[line]
    if (!path) return []
    return letters.flatMap((letter) => (isBent ? bendAlong(path, letter) : standOn(path, letter)))
  })
  if (commands.length === 0) return null
  const rim = (block.outline?.width ?? 0) * drawingUnitsPerMm
  return { commands, box: boxAround(commands, rim), block, rim }
}

/** The bounding box of the curves themselves, not their control points, and the outline around them. */
function boxAround(commands: readonly Command[], rim: number): Box {
  const path = new opentype.Path()
  path.commands.push(...commands)
  const { x1, y1, x2, y2 } = path.getBoundingBox()
  return { left: x1 - rim, top: y1 - rim, right: x2 + rim, bottom: y2 + rim }
}
