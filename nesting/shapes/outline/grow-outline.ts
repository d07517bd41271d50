import type { Ring } from './ring.ts'

/** A corner on its way to a simpler ring; `error` is how far ink may lie behind the edges that end here. */
type Corner = { readonly x: number; readonly y: number; readonly error: number }

/**
 * Fewer corners for the same shape, growing only: a notch is bridged, or two outer corners become one where their
 * neighbours' edges meet. No point of the new edge lies farther than `tolerance` from the old one, nothing is cut
 * away, and edges never cross. Rings with at most `enough` corners are left as they are.
 */
export const growRings = (rings: readonly Ring[], tolerance: number, enough: number): Ring[] => {
  const work = rings.map(toCorners)
  for (const share of [1 / 16, 1 / 4, 1 / 2, 1]) {
    for (let r = 0; r < work.length; r++) growRing(work, r, tolerance * share, enough)
  }
  return work.map((corners) => Float64Array.from(corners.flatMap((corner) => [corner.x, corner.y])))
}

const toCorners = (ring: Ring): Corner[] => {
  const corners: Corner[] = []
  for (let i = 0; i < ring.length; i += 2)
    corners.push({ x: ring[i] as number, y: ring[i + 1] as number, error: 0 })
  return corners
}

const growRing = (work: Corner[][], index: number, tolerance: number, enough: number) => {
  const corners = work[index] as Corner[]
  let untouched = 0
  for (let i = 0; corners.length > enough && corners.length > 3 && untouched <= corners.length; ) {
    i %= corners.length
    const changed = bridgeNotch(work, corners, i, tolerance) || joinCorners(work, corners, i, tolerance)
    untouched = changed ? 0 : untouched + 1
    if (!changed) i++
  }
}

const get = (corners: readonly Corner[], index: number) =>
  corners[((index % corners.length) + corners.length) % corners.length] as Corner

const turn = (a: Corner, b: Corner, c: Corner) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const bridgeNotch = (work: Corner[][], corners: Corner[], i: number, tolerance: number) => {
  const before = get(corners, i - 1)
  const notch = get(corners, i)
  const after = get(corners, i + 1)
  if (turn(before, notch, after) > 0) return false
  const error = distanceToLine(notch, before, after) + Math.max(before.error, notch.error, after.error)
  if (error > tolerance || !isFree(work, [before, notch, after])) return false
  const n = corners.length
  corners[(i - 1 + n) % n] = { ...before, error: Math.max(before.error, error) }
  corners[(i + 1) % n] = { ...after, error: Math.max(after.error, error) }
  corners.splice(i, 1)
  return true
}

const joinCorners = (work: Corner[][], corners: Corner[], i: number, tolerance: number) => {
  if (corners.length < 4) return false
  const before = get(corners, i - 1)
  const first = get(corners, i)
  const second = get(corners, i + 1)
  const after = get(corners, i + 2)
  if (turn(before, first, second) <= 0 || turn(first, second, after) <= 0) return false
  const tip = meet(before, first, after, second)
  if (tip === undefined) return false
  const error = distanceToLine(tip, first, second) + Math.max(first.error, second.error)
  if (error > tolerance || !isFree(work, [first, tip, second])) return false
  corners[i % corners.length] = { ...tip, error }
  corners.splice((i + 1) % corners.length, 1)
  return true
}

/** Where the ray a→b beyond b meets the ray c→d beyond d. */
const meet = (a: Corner, b: Corner, c: Corner, d: Corner) => {
  const ux = b.x - a.x
  const uy = b.y - a.y
  const vx = d.x - c.x
  const vy = d.y - c.y
  const cross = ux * vy - uy * vx
  if (Math.abs(cross) < 1e-12 * (Math.abs(ux) + Math.abs(uy)) * (Math.abs(vx) + Math.abs(vy)))
    return undefined
  const t = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross
  const s = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross
  if (t < 1 || s < 1) return undefined
  return { x: a.x + t * ux, y: a.y + t * uy, error: 0 }
}

const distanceToLine = (p: Corner, a: Corner, b: Corner) => {
  const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
  if (length === 0) return Math.sqrt((p.x - a.x) ** 2 + (p.y - a.y) ** 2)
  return Math.abs(turn(a, b, p)) / length
}

/** No edge but those that end in the triangle's own corners reaches the triangle. */
const isFree = (work: readonly Corner[][], triangle: readonly [Corner, Corner, Corner]) => {
  const [a, b, c] = triangle
  const minX = Math.min(a.x, b.x, c.x)
  const maxX = Math.max(a.x, b.x, c.x)
  const minY = Math.min(a.y, b.y, c.y)
  const maxY = Math.max(a.y, b.y, c.y)
  for (const corners of work) {
    let p = corners[corners.length - 1] as Corner
    for (const q of corners) {
      const from = p
      p = q
      if (from.x < minX && q.x < minX) continue
      if (from.x > maxX && q.x > maxX) continue
      if (from.y < minY && q.y < minY) continue
      if (from.y > maxY && q.y > maxY) continue
      const own = isCorner(from, triangle) || isCorner(q, triangle)
      if (own ? reachesInside(from, q, triangle) : touches(from, q, triangle)) return false
    }
  }
  return true
}

const isCorner = (p: Corner, triangle: readonly Corner[]) => triangle.some((t) => t.x === p.x && t.y === p.y)

/** An edge that starts in a corner of the triangle: does its other end, or its middle, lie inside? */
const reachesInside = (p: Corner, q: Corner, triangle: readonly [Corner, Corner, Corner]) => {
  const pOwn = isCorner(p, triangle)
  const qOwn = isCorner(q, triangle)
  if (pOwn && qOwn) return false
  const [start, end] = pOwn ? [p, q] : [q, p]
  for (const share of [1e-6, 0.5, 1]) {
    const x = start.x + (end.x - start.x) * share
    const y = start.y + (end.y - start.y) * share
    if (isInside(x, y, triangle)) return true
  }
  return false
}

const isInside = (x: number, y: number, [a, b, c]: readonly [Corner, Corner, Corner]) => {
  const p = { x, y, error: 0 }
  const d1 = turn(a, b, p)
  const d2 = turn(b, c, p)
  const d3 = turn(c, a, p)
  return (d1 > 0 && d2 > 0 && d3 > 0) || (d1 < 0 && d2 < 0 && d3 < 0)
}

const touches = (p: Corner, q: Corner, triangle: readonly [Corner, Corner, Corner]) => {
  const [a, b, c] = triangle
  if (isInside(p.x, p.y, triangle) || isInside(q.x, q.y, triangle)) return true
  return meets(p, q, a, b) || meets(p, q, b, c) || meets(p, q, c, a)
}

const meets = (p: Corner, q: Corner, a: Corner, b: Corner) =>
  turn(p, q, a) * turn(p, q, b) <= 0 && turn(a, b, p) * turn(a, b, q) <= 0
