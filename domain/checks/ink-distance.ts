import type { Box } from '../artwork/gang-sheet.ts'
import type { PlacedInk } from './placed-ink.ts'

/**
 * Distance between the ink of two placements, in mm: 0 when it overlaps, `enough` when it is at least that. Only edges
 * near both are examined, so neighbors take a few hundred steps.
 */
export function inkDistance(one: PlacedInk, other: PlacedInk, enough: number): number {
  const near = meeting(one.box, other.box, enough)
  if (near === null) return enough
  const ours = edgesIn(one.rings, near)
  const theirs = edgesIn(other.rings, near)
  let least = enough * enough
  for (let a = 0; a < ours.length; a += 4) {
    for (let b = 0; b < theirs.length; b += 4) {
      if (boxDistance(ours, a, theirs, b) >= least) continue
      const squared = edgeDistance(ours, a, theirs, b)
      if (squared === 0) return 0
      if (squared < least) least = squared
    }
  }
  if (isInside(one, other) || isInside(other, one)) return 0
  return Math.sqrt(least)
}

/** Where the first box, widened, intersects the second; null if it does not. */
function meeting(
  one: Box,
  other: Box,
  by: number,
): [left: number, top: number, right: number, bottom: number] | null {
  const left = Math.max(one.left, other.left) - by
  const right = Math.min(one.right, other.right) + by
  const top = Math.max(one.top, other.top) - by
  const bottom = Math.min(one.bottom, other.bottom) + by
  const doesMeet = right - left >= by && bottom - top >= by
  return doesMeet ? [left, top, right, bottom] : null
}

function edgesIn(
  rings: readonly Float64Array[],
  [left, top, right, bottom]: readonly [number, number, number, number],
): number[] {
  const edges: number[] = []
  for (const ring of rings) {
    let x1 = ring[ring.length - 2] ?? 0
    let y1 = ring[ring.length - 1] ?? 0
    for (let at = 0; at < ring.length; at += 2) {
      const x2 = ring[at] ?? 0
      const y2 = ring[at + 1] ?? 0
      const isNear =
        Math.max(x1, x2) >= left &&
        Math.min(x1, x2) <= right &&
        Math.max(y1, y2) >= top &&
        Math.min(y1, y2) <= bottom
      if (isNear) edges.push(x1, y1, x2, y2)
      x1 = x2
      y1 = y2
    }
  }
  return edges
}

/** Squared distance between two edges, each `x1, y1, x2, y2`. */
function edgeDistance(ours: readonly number[], a: number, theirs: readonly number[], b: number): number {
  const ax = ours[a] ?? 0
  const ay = ours[a + 1] ?? 0
  const bx = ours[a + 2] ?? 0
  const by = ours[a + 3] ?? 0
  const cx = theirs[b] ?? 0
  const cy = theirs[b + 1] ?? 0
  const dx = theirs[b + 2] ?? 0
  const dy = theirs[b + 3] ?? 0
  const doCross =
    side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0 &&
    side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
  if (doCross) return 0
  return Math.min(
    pointDistance(ax, ay, cx, cy, dx, dy),
    pointDistance(bx, by, cx, cy, dx, dy),
    pointDistance(cx, cy, ax, ay, bx, by),
    pointDistance(dx, dy, ax, ay, bx, by),
  )
}

/** Which side of the line through p and q a point is on. */
const side = (px: number, py: number, qx: number, qy: number, x: number, y: number): number =>
  (qx - px) * (y - py) - (qy - py) * (x - px)

/** Squared distance between the upright boxes around two edges: a lower bound for that of the edges. */
function boxDistance(ours: readonly number[], a: number, theirs: readonly number[], b: number): number {
  const across = gapBetween(ours[a] ?? 0, ours[a + 2] ?? 0, theirs[b] ?? 0, theirs[b + 2] ?? 0)
  const down = gapBetween(ours[a + 1] ?? 0, ours[a + 3] ?? 0, theirs[b + 1] ?? 0, theirs[b + 3] ?? 0)
  return across * across + down * down
}

const gapBetween = (one: number, other: number, third: number, fourth: number): number =>
  Math.max(0, Math.min(third, fourth) - Math.max(one, other), Math.min(one, other) - Math.max(third, fourth))

function pointDistance(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const along = x2 - x1
  const down = y2 - y1
  const length = along * along + down * down
  const at = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * along + (y - y1) * down) / length))
  return (x - x1 - at * along) ** 2 + (y - y1 - at * down) ** 2
}

/** Whether any ink of the first starts inside the ink of the second; holes do not count as ink. */
function isInside(one: PlacedInk, other: PlacedInk): boolean {
  return one.rings.some((ring) => {
    const [x, y] = [ring[0] ?? 0, ring[1] ?? 0]
    const { left, top, right, bottom } = other.box
    if (x < left || x > right || y < top || y > bottom) return false
    let isIn = false
    for (const around of other.rings) {
      let x1 = around[around.length - 2] ?? 0
      let y1 = around[around.length - 1] ?? 0
      for (let at = 0; at < around.length; at += 2) {
        const x2 = around[at] ?? 0
        const y2 = around[at + 1] ?? 0
        if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn
        x1 = x2
        y1 = y2
      }
    }
    return isIn
  })
}
