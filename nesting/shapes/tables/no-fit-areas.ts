import { type ConvexPart, farthestCorner, type Side } from '../outline/convex-part.ts'

/** A convex area in grid coordinates: its sides a·u + b·v < c as a, b, c, … with a, b a unit vector, and its corners. */
export type NoFitArea = {
  readonly planes: Float64Array
  /** u, v of the corner between each plane and the next. */
  readonly corners: Float64Array
}

export type AreaGrid = { readonly minX: number; readonly minY: number; readonly cell: number }

/** Sides closer in angle than this are treated as one; omitting one only grows the area. */
const SAME_ANGLE = 1e-6

/**
 * Where a convex part of one shape and a convex part of another are closer than `reach`: the Minkowski sum of the
 * first, the mirrored second and a disc. Sides keep their exact distance; round corners become tangents, outward.
 */
export const noFitArea = (
  first: ConvexPart,
  mirrored: ConvexPart,
  reach: number,
  disc: readonly Side[],
  grid: AreaGrid,
): NoFitArea => {
  const sides = mergeSides(first.sides, mirrored.sides, disc)
  const planes = new Float64Array(sides.length * 3)
  let p = 0
  let q = 0
  let isFirst = true
  sides.forEach(({ nx, ny }, k) => {
    p = isFirst ? farthest(first, nx, ny) : farthestCorner(first.ring, nx, ny, p)
    q = isFirst ? farthest(mirrored, nx, ny) : farthestCorner(mirrored.ring, nx, ny, q)
    isFirst = false
    const x = (first.ring[2 * p] as number) + (mirrored.ring[2 * q] as number) - grid.minX
    const y = (first.ring[2 * p + 1] as number) + (mirrored.ring[2 * q + 1] as number) - grid.minY
    planes[3 * k] = nx
    planes[3 * k + 1] = ny
    planes[3 * k + 2] = (nx * x + ny * y + reach) / grid.cell
  })
  return { planes, corners: cornersOf(planes) }
}

/** The sides of the polygon around a disc, which approximates the round corners of the spacing. */
export const discSides = (count: number): Side[] =>
  Array.from({ length: count }, (_, k): Side => {
    const angle = -Math.PI + (k * 2 * Math.PI) / count
    return { nx: Math.cos(angle), ny: Math.sin(angle), angle }
  })

const mergeSides = (a: readonly Side[], b: readonly Side[], c: readonly Side[]): Side[] => {
  const merged: Side[] = []
  let i = 0
  let j = 0
  let k = 0
  const end = Number.POSITIVE_INFINITY
  while (i < a.length || j < b.length || k < c.length) {
    const angleA = a[i]?.angle ?? end
    const angleB = b[j]?.angle ?? end
    const angleC = c[k]?.angle ?? end
    const side = angleA <= angleB && angleA <= angleC ? a[i++] : angleB <= angleC ? b[j++] : c[k++]
    const last = merged[merged.length - 1]
    if (side === undefined || (last !== undefined && side.angle - last.angle < SAME_ANGLE)) continue
    merged.push(side)
  }
  const first = merged[0]
  const last = merged[merged.length - 1]
  if (merged.length > 3 && first && last && first.angle + 2 * Math.PI - last.angle < SAME_ANGLE) merged.pop()
  return merged
}

/** Examines every corner, because the walk must not start on a far slope. */
const farthest = ({ ring }: ConvexPart, nx: number, ny: number) => {
  let best = 0
  let reach = Number.NEGATIVE_INFINITY
  for (let i = 0; i < ring.length; i += 2) {
    const value = nx * (ring[i] as number) + ny * (ring[i + 1] as number)
    if (value > reach) {
      reach = value
      best = i / 2
    }
  }
  return best
}

const cornersOf = (planes: Float64Array) => {
  const n = planes.length / 3
  const corners = new Float64Array(2 * n)
  for (let k = 0; k < n; k++) {
    const i = 3 * k
    const j = 3 * ((k + 1) % n)
    const a = planes[i] as number
    const b = planes[i + 1] as number
    const c = planes[i + 2] as number
    const d = planes[j] as number
    const e = planes[j + 1] as number
    const f = planes[j + 2] as number
    const determinant = a * e - b * d
    corners[2 * k] = (c * e - b * f) / determinant
    corners[2 * k + 1] = (a * f - c * d) / determinant
  }
  return corners
}
