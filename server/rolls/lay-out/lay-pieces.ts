import { nest } from '#nesting/index.ts'
import { layShapes } from './lay-shapes.ts'
import { labelPx } from './piece-shape.ts'
import type { LaidRoll, RollToLay } from './roll-to-lay.ts'

/** Enough for what three hundred pieces gain from trying; the same input always gives the same result. */
const steps = 600
const seed = 1

/**
 * The task: lays out print files on the shortest film the engine finds, by boxes, and those that include their ink by
 * their outlines if that is shorter. A piece keeps its size; it may be rotated in quarter turns. Positions are rounded
 * to whole print pixels, which the gap allows for.
 */
export async function layPieces(roll: RollToLay): Promise<LaidRoll> {
  const boxes = layBoxes(roll)
  return roll.pieces.some(({ ink }) => ink) ? layShapes(roll, boxes) : boxes
}

function layBoxes({ pieces, dpi, filmWidth, maxLength, gap }: RollToLay): LaidRoll {
  const items = pieces.map(({ key, widthPx, heightPx, copies }) => ({
    id: key,
    width: widthPx / dpi,
    height: (heightPx + labelPx) / dpi,
    copies,
    turns: 'quarter' as const,
  }))
  const strip = { width: filmWidth, maxHeight: maxLength, spacing: gap, margin: 0 }
  const result = nest(items, strip, { seed, budget: { steps } })
  const px = (length: number): number => Math.round(length * dpi)
  return {
    laid: result.placements.map(({ itemId, copy, x, y, turn }) => ({
      ...{ key: itemId, copy, x: px(x), y: px(y), shape: null },
      isTurned: turn === 90 || turn === 270,
    })),
    heightPx: px(result.height),
    left: result.unplaced.map(({ itemId, copies, reason }) => ({
      ...{ key: itemId, copies },
      reason: reason === 'too_wide' ? 'too_wide' : reason === 'too_tall' ? 'too_long' : 'full',
    })),
  }
}
