import type { Point, ShapeItem, ShapeObstacle, ShapePlacement, ShapeResult, ShapeStrip } from './types.ts'

/** A problem found by the checker; none when the layout is valid. For tests and benchmarks. */
export type Fault =
  | {
      readonly fault: 'overlap' | 'too_close'
      readonly items: readonly [string, string]
      readonly distance: number
    }
  | { readonly fault: 'off_film'; readonly items: readonly [string] }
  | { readonly fault: 'count'; readonly items: readonly [string] }

/**
 * Checks a result using only the given contours, by a different method than the engine's: distances between all pairs
 * of edges and crossing parity, without convex parts or no-fit polygons. `tolerance` is a length that allows for
 * rounding. Locked placements may be anywhere, but nothing may come too close to them.
 */
export const checkPlacements = (
  items: readonly ShapeItem[],
  strip: ShapeStrip,
  result: Told,
  tolerance: number,
  locked: readonly ShapeObstacle[] = [],
): Fault[] => {
  const laid = result.placements.map((placement) => {
    const item = items.find((each) => each.id === placement.itemId)
    const rings = (item?.shape ?? []).flatMap(({ outline, holes = [] }) => [outline, ...holes])
    return layRings(placement.itemId, rings.map(finitePoints), placement)
  })
  const fixed = locked.map((obstacle, index) =>
    layRings(`locked ${index}`, ringsOf(obstacle), { turn: 0, ...obstacle }),
  )
  return [
    ...laid.flatMap((each) => offFilm(each, strip, result.height, tolerance)),
    ...laid.flatMap((one, i) =>
      [...laid.slice(i + 1), ...fixed].flatMap((other) => clash(one, other, strip.spacing, tolerance)),
    ),
    ...wrongCounts(items, result),
  ]
}

/** The fields of a result that it reads. */
type Told = Pick<ShapeResult, 'height' | 'unplaced'> & {
  readonly placements: readonly Omit<ShapePlacement, 'width' | 'height'>[]
}

type Laid = {
  readonly id: string
  readonly rings: readonly (readonly Point[])[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const ringsOf = (obstacle: ShapeObstacle): (readonly Point[])[] => {
  if ('shape' in obstacle) return obstacle.shape.flatMap(({ outline, holes = [] }) => [outline, ...holes])
  const { width, height } = obstacle
  return [
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
  ]
}

const finitePoints = (ring: readonly Point[]) => ring.filter((point) => point.every(Number.isFinite))

const layRings = (
  id: string,
  rings: readonly (readonly Point[])[],
  { x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number },
): Laid => {
  const angle = (turn / 180) * Math.PI
  const turned = rings.map((ring) =>
    ring.map(
      ([px, py]): Point => [
        px * Math.cos(angle) - py * Math.sin(angle),
        px * Math.sin(angle) + py * Math.cos(angle),
      ],
    ),
  )
  const all = turned.flat()
  const dx = x - Math.min(...all.map((point) => point[0]))
  const dy = y - Math.min(...all.map((point) => point[1]))
  const moved = turned.map((ring) => ring.map(([px, py]): Point => [px + dx, py + dy]))
  const xs = moved.flat().map((point) => point[0])
  const ys = moved.flat().map((point) => point[1])
  return {
    id,
    rings: moved,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

const offFilm = (each: Laid, strip: ShapeStrip, used: number, tolerance: number): Fault[] => {
  const end = Math.min(strip.maxHeight ?? Number.POSITIVE_INFINITY, used)
  const isOn =
    each.left >= strip.margin - tolerance &&
    each.top >= strip.margin - tolerance &&
    each.right <= strip.width - strip.margin + tolerance &&
    each.bottom <= end - strip.margin + tolerance
  return isOn ? [] : [{ fault: 'off_film', items: [each.id] }]
}

const clash = (one: Laid, other: Laid, spacing: number, tolerance: number): Fault[] => {
  const apart =
    one.left - other.right >= spacing ||
    other.left - one.right >= spacing ||
    one.top - other.bottom >= spacing ||
    other.top - one.bottom >= spacing
  if (apart) return []
  let distance = Number.POSITIVE_INFINITY
  let crosses = false
  for (const [a, b] of edgesOf(one)) {
    for (const [c, d] of edgesOf(other)) {
      crosses ||= areCrossing(a, b, c, d)
      distance = Math.min(distance, toEdge(a, c, d), toEdge(b, c, d), toEdge(c, a, b), toEdge(d, a, b))
    }
  }
  const items = [one.id, other.id] as const
  const isTouching = distance <= tolerance
  if ((crosses || isTouching) && depthOf(one, other) > tolerance)
    return [{ fault: 'overlap', items, distance: 0 }]
  if (!isTouching && (holds(one, other) || holds(other, one))) return [{ fault: 'overlap', items, distance }]
  return distance < spacing - tolerance ? [{ fault: 'too_close', items, distance }] : []
}

/** A degenerate ring (all points on one line) contains no ink. */
const edgesOf = ({ rings }: Laid) =>
  rings
    .filter(hasWidth)
    .flatMap((ring) => ring.map((point, i) => [point, ring[(i + 1) % ring.length] as Point] as const))

const hasWidth = (ring: readonly Point[]) => {
  const first = ring[0]
  const far = ring.find((point) => first !== undefined && (point[0] !== first[0] || point[1] !== first[1]))
  if (first === undefined || far === undefined) return false
  const scale = 1e-8 * Math.max(...ring.flatMap((point) => [Math.abs(point[0]), Math.abs(point[1]), 1]))
  return ring.some((point) => toLine(point, first, far) > scale)
}

const toLine = (p: Point, a: Point, b: Point) =>
  Math.abs(bend(a, b, p)) / Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)

const bend = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

const areCrossing = (a: Point, b: Point, c: Point, d: Point) =>
  bend(a, b, c) * bend(a, b, d) < 0 && bend(c, d, a) * bend(c, d, b) < 0

const toEdge = (p: Point, a: Point, b: Point) => {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const squared = dx * dx + dy * dy
  const t = squared === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / squared))
  return Math.sqrt((p[0] - a[0] - t * dx) ** 2 + (p[1] - a[1] - t * dy) ** 2)
}

/**
 * How far the ink of one reaches into the other, judged by points along its edges and on chords through it: if shapes
 * merely touch, allowing for rounding, every corner of their crossing edges is within the tolerance.
 */
const depthOf = (one: Laid, other: Laid) => Math.max(deepest(one, other), deepest(other, one))

const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

const deepest = (one: Laid, other: Laid) => {
  const edges = edgesOf(one)
  const onEdges = edges.flatMap(([a, b]) => shares.map((share) => between(a, b, share)))
  // Where two shapes coincide, no point of an edge is inside the other.
  const onChords = edges.map(([a], at) =>
    between(a, edges[(at + (edges.length >> 1)) % edges.length]?.[0] ?? a, 0.5),
  )
  let deepest = 0
  for (const point of [...onEdges, ...onChords.filter((point) => isInside(one, point))]) {
    if (!isInside(other, point)) continue
    deepest = Math.max(deepest, Math.min(...edgesOf(other).map(([c, d]) => toEdge(point, c, d))))
  }
  return deepest
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

const holds = (one: Laid, other: Laid) => {
  const point = edgesOf(other)[0]?.[0]
  return point !== undefined && isInside(one, point)
}

const isInside = (laid: Laid, [x, y]: Point) => {
  let inside = false
  for (const [a, b] of edgesOf(laid)) {
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside
  }
  return inside
}

const wrongCounts = (items: readonly ShapeItem[], result: Told): Fault[] =>
  items.flatMap((item): Fault[] => {
    const copies = result.placements.filter((each) => each.itemId === item.id).map((each) => each.copy)
    const left = result.unplaced.filter((each) => each.itemId === item.id)
    const isRefused = left.some((each) => each.reason === 'bad_copies')
    const missing = isRefused ? item.copies : left.reduce((sum, each) => sum + each.copies, 0)
    const isRight = Object.is(copies.length + missing, item.copies) && new Set(copies).size === copies.length
    return isRight ? [] : [{ fault: 'count', items: [item.id] }]
  })
