import { type Box, placementBounds } from '#domain/artwork/gang-sheet.ts'
import type { Point } from '#domain/studio/turned-boxes.ts'
import { mm } from '#domain/units.ts'
import { toSheet } from '../view.ts'
import type { Tool, ToolDeps } from './tool.ts'

/** Draws a frame from a point on the sheet: what it touches is selected, along with `kept`. */
export function frame(deps: ToolDeps, from: Point, kept: readonly string[], drawn?: Box): Tool {
  return {
    kind: 'frame',
    frame: drawn,
    follow({ at }) {
      const { view, document } = deps.read()
      const box = boxBetween(from, toSheet(view, at))
      const inside = document.placements.filter((one) => doTouch(placementBounds(one), box))
      deps.sheet.select([...new Set([...kept, ...inside.map(({ id }) => id)])])
      return frame(deps, from, kept, box)
    },
  }
}

const boxBetween = (one: Point, other: Point): Box => ({
  left: mm(Math.min(one.x, other.x)),
  top: mm(Math.min(one.y, other.y)),
  right: mm(Math.max(one.x, other.x)),
  bottom: mm(Math.max(one.y, other.y)),
})

const doTouch = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
