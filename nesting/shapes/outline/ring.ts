import type { Point } from '../types.ts'

/** A closed ring as x0, y0, x1, y1, … Material is on its left: outlines run counterclockwise, holes clockwise. */
export type Ring = Float64Array

export type Box = {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** Positive for a counterclockwise ring (x to the right, y up). */
export const signedArea = (ring: Ring): number => {
  let sum = 0
  const n = ring.length
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    sum += (ring[j] as number) * (ring[i + 1] as number) - (ring[i] as number) * (ring[j + 1] as number)
  }
  return sum / 2
}

export const boxOf = (rings: readonly Ring[]): Box => {
  let minX = Number.POSITIVE_INFINITY
  let minY = Number.POSITIVE_INFINITY
  let maxX = Number.NEGATIVE_INFINITY
  let maxY = Number.NEGATIVE_INFINITY
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      minX = Math.min(minX, ring[i] as number)
      maxX = Math.max(maxX, ring[i] as number)
      minY = Math.min(minY, ring[i + 1] as number)
      maxY = Math.max(maxY, ring[i + 1] as number)
    }
  }
  return { minX, minY, maxX, maxY }
}

/**
 * Drops points that are not finite, equal neighbors, and points between their neighbors within `tolerance` of the line
 * through them. Undefined when fewer than three points remain.
 */
export const cleanRing = (points: readonly Point[], tolerance: number): Ring | undefined => {
  const kept: Point[] = []
  for (const point of points) {
    if (!(Number.isFinite(point[0]) && Number.isFinite(point[1]))) continue
    const last = kept.at(-1)
    if (last && isNear(last, point, tolerance)) continue
    kept.push(point)
  }
  while (kept.length > 1 && isNear(kept[0] as Point, kept.at(-1) as Point, tolerance)) kept.pop()
  for (let i = 0; kept.length >= 3 && i < kept.length; ) {
    const n = kept.length
    const before = kept[(i + n - 1) % n] as Point
    const after = kept[(i + 1) % n] as Point
    if (isBetween(before, kept[i] as Point, after, tolerance)) {
      kept.splice(i, 1)
      i = Math.max(0, i - 1)
    } else i++
  }
  if (kept.length < 3) return undefined
  return Float64Array.from(kept.flat())
}

export const reverseRing = (ring: Ring): Ring => {
  const out = new Float64Array(ring.length)
  for (let i = 0, j = ring.length - 2; i < ring.length; i += 2, j -= 2) {
    out[i] = ring[j] as number
    out[i + 1] = ring[j + 1] as number
  }
  return out
}

/** Turned about the origin by a given cosine and sine, then moved. */
export const turnRing = (ring: Ring, cos: number, sin: number, dx = 0, dy = 0): Ring => {
  const out = new Float64Array(ring.length)
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i] as number
    const y = ring[i + 1] as number
    out[i] = x * cos - y * sin + dx
    out[i + 1] = x * sin + y * cos + dy
  }
  return out
}

const isNear = (a: Point, b: Point, tolerance: number) =>
  Math.abs(a[0] - b[0]) <= tolerance && Math.abs(a[1] - b[1]) <= tolerance

/** True for a point between `a` and `b`; a spike that turns back is not between. */
const isBetween = (a: Point, p: Point, b: Point, tolerance: number) => {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length <= tolerance) return isNear(a, p, tolerance)
  const off = Math.abs(dx * (p[1] - a[1]) - dy * (p[0] - a[0])) / length
  if (off > tolerance) return false
  const along = (dx * (p[0] - a[0]) + dy * (p[1] - a[1])) / length
  return along >= -tolerance && along <= length + tolerance
}
