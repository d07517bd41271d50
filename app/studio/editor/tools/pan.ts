import type { Point } from '#domain/studio/turned-boxes.ts'
import { zoomAt } from '../view.ts'
import type { Tool, ToolDeps } from './tool.ts'

export function pan(deps: ToolDeps, last: Point): Tool {
  return {
    kind: 'pan',
    follow({ at }) {
      deps.setView((old) => ({ ...old, x: old.x + at.x - last.x, y: old.y + at.y - last.y }))
      return pan(deps, at)
    },
  }
}

type Span = { center: Point; distance: number }

/** Two fingers: pan and zoom the film. */
export function pinch(deps: ToolDeps, pointers: ReadonlyMap<number, Point>): Tool {
  const from = spanOf(pointers)
  return {
    kind: 'pinch',
    follow(hand) {
      const to = spanOf(hand.pointers)
      const [x, y] = [to.center.x - from.center.x, to.center.y - from.center.y]
      deps.setView((old) => ({ ...old, x: old.x + x, y: old.y + y }))
      deps.setView((old) => zoomAt(old, to.center, to.distance / Math.max(1, from.distance)))
      return pinch(deps, hand.pointers)
    },
  }
}

function spanOf(pointers: ReadonlyMap<number, Point>): Span {
  const [one = { x: 0, y: 0 }, other = one] = pointers.values()
  return {
    center: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    distance: Math.hypot(one.x - other.x, one.y - other.y),
  }
}
