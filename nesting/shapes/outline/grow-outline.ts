import { type Box, boxOf, type Ring } from './ring.ts'

/** A corner in the ring being simplified, and the run of original corners that it replaces, as indices. */
type Corner = { readonly x: number; readonly y: number; readonly first: number; readonly last: number }

/** The ring being simplified, the original ring, and a box that it will not leave. */
type Loop = { readonly corners: Corner[]; readonly given: Ring; readonly box: Box }

/**
 * Fewer corners for the same shape, only ever growing it: a notch is bridged, or two outer corners become one where
 * their neighbors' edges meet. No bridge is farther than `tolerance` from the original corners behind it, no new corner
 * is farther from the original ring, nothing is cut away, and edges never cross. Rings with at most `enough` corners
 * are left unchanged.
 */
export const growRings = (rings: readonly Ring[], tolerance: number, enough: number): Ring[] => {
  const work = rings.map((ring) => toLoop(ring, tolerance))
  for (const share of [1 / 16, 1 / 4, 1 / 2, 1]) {
    for (const loop of work) growLoop(work, loop, tolerance * share, enough)
  }
  return work.map(({ corners }) => Float64Array.from(corners.flatMap((corner) => [corner.x, corner.y])))
}

const toLoop = (ring: Ring, tolerance: number): Loop => {
  const corners: Corner[] = []
  for (let i = 0; i < ring.length; i += 2) {
    corners.push({ x: ring[i] as number, y: ring[i + 1] as number, first: i / 2, last: i / 2 })
  }
  const { minX, minY, maxX, maxY } = boxOf([ring])
  const box = {
    minX: minX - tolerance,
    minY: minY - tolerance,
    maxX: maxX + tolerance,
    maxY: maxY + tolerance,
  }
  return { corners, given: ring, box }
}

const growLoop = (work: readonly Loop[], loop: Loop, tolerance: number, enough: number) => {
  const { corners } = loop
  let untouched = 0
  for (let i = 0; corners.length > enough && corners.length > 3 && untouched <= corners.length; ) {
    i %= corners.length
    const changed = bridgeNotch(work, loop, i, tolerance) || joinCorners(work, loop, i, tolerance)
    untouched = changed ? 0 : untouched + 1
    if (!changed) i++
  }
}

const get = (corners: readonly Corner[], index: number) =>
  corners[((index % corners.length) + corners.length) % corners.length] as Corner

type Spot = { readonly x: number; readonly y: number }

const turn = (a: Spot, b: Spot, c: Spot) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const bridgeNotch = (work: readonly Loop[], { corners, given }: Loop, i: number, tolerance: number) => {
  const before = get(corners, i - 1)
  const notch = get(corners, i)
  const after = get(corners, i + 1)
  if (turn(before, notch, after) > 0 || distanceToLine(notch, before, after) > tolerance) return false
  const behind = runOf(given, before.last, after.first)
  if (behind.some((spot) => distanceToLine(spot, before, after) > tolerance)) return false
  if (!isFree(work, [before, notch, after])) return false
  corners.splice(i, 1)
  return true
}

const joinCorners = (work: readonly Loop[], { corners, given }: Loop, i: number, tolerance: number) => {
  if (corners.length < 4) return false
  const before = get(corners, i - 1)
  const first = get(corners, i)
  const second = get(corners, i + 1)
  const after = get(corners, i + 2)
  if (turn(before, first, second) <= 0 || turn(first, second, after) <= 0) return false
  const tip = meet(before, first, after, second)
  if (tip === undefined) return false
  const behind = runOf(given, first.first, second.last)
  if (!behind.some((spot, k) => k > 0 && distanceToSegment(tip, behind[k - 1] as Spot, spot) <= tolerance))
    return false
  if (!isFree(work, [first, tip, second])) return false
  corners[i % corners.length] = { ...tip, first: first.first, last: second.last }
  corners.splice((i + 1) % corners.length, 1)
  return true
}

/** The original corners from one index to another, around the ring. */
const runOf = (given: Ring, from: number, to: number): Spot[] => {
  const n = given.length / 2
  const spots: Spot[] = []
  for (let k = from; ; k = (k + 1) % n) {
    spots.push({ x: given[2 * k] as number, y: given[2 * k + 1] as number })
    if (k === to) return spots
  }
}

/** Where the ray a→b, extended beyond b, meets the ray c→d, extended beyond d. */
const meet = (a: Spot, b: Spot, c: Spot, d: Spot) => {
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
  return { x: a.x + t * ux, y: a.y + t * uy }
}

const distanceToLine = (p: Spot, a: Spot, b: Spot) => {
  const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
  if (length === 0) return Math.sqrt((p.x - a.x) ** 2 + (p.y - a.y) ** 2)
  return Math.abs(turn(a, b, p)) / length
}

const distanceToSegment = (p: Spot, a: Spot, b: Spot) => {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const squared = dx * dx + dy * dy
  const t = squared === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared))
  return Math.sqrt((p.x - a.x - t * dx) ** 2 + (p.y - a.y - t * dy) ** 2)
}

/** Whether no edge reaches the triangle, except those that end in its own corners. */
const isFree = (work: readonly Loop[], triangle: readonly [Spot, Spot, Spot]) => {
  const [a, b, c] = triangle
  const minX = Math.min(a.x, b.x, c.x)
  const maxX = Math.max(a.x, b.x, c.x)
  const minY = Math.min(a.y, b.y, c.y)
  const maxY = Math.max(a.y, b.y, c.y)
  for (const { corners, box } of work) {
    if (box.minX > maxX || box.maxX < minX || box.minY > maxY || box.maxY < minY) continue
    let p = corners[corners.length - 1] as Spot
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

const isCorner = (p: Spot, triangle: readonly Spot[]) => triangle.some((t) => t.x === p.x && t.y === p.y)

/** For an edge that starts at a corner of the triangle: whether its other end, or its midpoint, is inside. */
const reachesInside = (p: Spot, q: Spot, triangle: readonly [Spot, Spot, Spot]) => {
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

const isInside = (x: number, y: number, [a, b, c]: readonly [Spot, Spot, Spot]) => {
  const p = { x, y }
  const d1 = turn(a, b, p)
  const d2 = turn(b, c, p)
  const d3 = turn(c, a, p)
  return (d1 > 0 && d2 > 0 && d3 > 0) || (d1 < 0 && d2 < 0 && d3 < 0)
}

const touches = (p: Spot, q: Spot, triangle: readonly [Spot, Spot, Spot]) => {
  const [a, b, c] = triangle
  if (isInside(p.x, p.y, triangle) || isInside(q.x, q.y, triangle)) return true
  return meets(p, q, a, b) || meets(p, q, b, c) || meets(p, q, c, a)
}

const meets = (p: Spot, q: Spot, a: Spot, b: Spot) =>
  turn(p, q, a) * turn(p, q, b) <= 0 && turn(a, b, p) * turn(a, b, q) <= 0
