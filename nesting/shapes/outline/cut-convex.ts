import { joinHoles } from './join-holes.ts'
import type { Ring } from './ring.ts'

/**
 * Cuts an outline with holes into convex rings that cover exactly it: ears are clipped off (Meisters 1975), then
 * diagonals are removed where both sides together stay convex (Hertel and Mehlhorn 1983). Outline counterclockwise,
 * holes clockwise, no crossings. Undefined when rounding left no valid ear.
 */
export const cutConvex = (outline: Ring, holes: readonly Ring[]): Ring[] | undefined => {
  const ring = holes.length === 0 ? outline : joinHoles(outline, holes)
  if (ring === undefined) return undefined
  const points = numberPoints(ring)
  const triangles = clipEars(points)
  if (triangles === undefined) return undefined
  return mergeParts(points, triangles).map((part) =>
    Float64Array.from(part.flatMap((p) => [points.xs[p] as number, points.ys[p] as number])),
  )
}

type Points = {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  /** The ring as point indices; a bridge visits the same point twice. */
  readonly order: readonly number[]
}

const numberPoints = (ring: Ring): Points => {
  const xs: number[] = []
  const ys: number[] = []
  const known = new Map<string, number>()
  const order: number[] = []
  for (let i = 0; i < ring.length; i += 2) {
    const key = `${ring[i] as number} ${ring[i + 1] as number}`
    let number = known.get(key)
    if (number === undefined) {
      number = xs.length
      known.set(key, number)
      xs.push(ring[i] as number)
      ys.push(ring[i + 1] as number)
    }
    order.push(number)
  }
  return { xs, ys, order }
}

const cross = ({ xs, ys }: Points, a: number, b: number, c: number) =>
  ((xs[b] as number) - (xs[a] as number)) * ((ys[c] as number) - (ys[a] as number)) -
  ((ys[b] as number) - (ys[a] as number)) * ((xs[c] as number) - (xs[a] as number))

const clipEars = (points: Points): number[][] | undefined => {
  const order = [...points.order]
  const triangles: number[][] = []
  while (order.length > 3) {
    const ear = findEar(points, order)
    if (ear === undefined) return undefined
    const n = order.length
    const a = order[(ear + n - 1) % n] as number
    const b = order[ear] as number
    const c = order[(ear + 1) % n] as number
    if (cross(points, a, b, c) > 0) triangles.push([a, b, c])
    order.splice(ear, 1)
  }
  const [a, b, c] = order as [number, number, number]
  if (cross(points, a, b, c) > 0) triangles.push([a, b, c])
  return triangles
}

/** The ear with the shortest diagonal, which keeps the parts round; flat corners go first. */
const findEar = (points: Points, order: readonly number[]) => {
  const n = order.length
  let best: number | undefined
  let bestLength = Number.POSITIVE_INFINITY
  for (let i = 0; i < n; i++) {
    const a = order[(i + n - 1) % n] as number
    const b = order[i] as number
    const c = order[(i + 1) % n] as number
    const bend = cross(points, a, b, c)
    if (bend === 0 && (a === c || isFlat(points, a, b, c))) return i
    if (bend <= 0) continue
    const length =
      ((points.xs[a] as number) - (points.xs[c] as number)) ** 2 +
      ((points.ys[a] as number) - (points.ys[c] as number)) ** 2
    if (length < bestLength && isDiagonal(points, order, i)) {
      best = i
      bestLength = length
    }
  }
  return best
}

const isFlat = ({ xs, ys }: Points, a: number, b: number, c: number) =>
  ((xs[b] as number) - (xs[a] as number)) * ((xs[c] as number) - (xs[b] as number)) +
    ((ys[b] as number) - (ys[a] as number)) * ((ys[c] as number) - (ys[b] as number)) >=
  0

/**
 * Whether the cut from before to after corner `i` is inside the ring: within both corners' angles, meeting no edge or
 * point.
 */
const isDiagonal = (points: Points, order: readonly number[], i: number) => {
  const n = order.length
  const before = (i + n - 1) % n
  const after = (i + 1) % n
  const a = order[before] as number
  const b = order[i] as number
  const c = order[after] as number
  if (!isInAngle(points, order, before, c) || !isInAngle(points, order, after, a)) return false
  for (let k = 0; k < n; k++) {
    const p = order[k] as number
    const q = order[(k + 1) % n] as number
    if (p !== a && p !== b && p !== c && isInTriangle(points, a, b, c, p)) return false
    // For an edge that meets the cut's end, one of these is 0.
    const d1 = cross(points, a, c, p)
    const d2 = cross(points, a, c, q)
    if (d1 * d2 < 0 && cross(points, p, q, a) * cross(points, p, q, c) < 0) return false
  }
  return true
}

const isInTriangle = (points: Points, a: number, b: number, c: number, p: number) =>
  cross(points, a, b, p) >= 0 && cross(points, b, c, p) >= 0 && cross(points, c, a, p) >= 0

/** Whether the segment from the corner at `index` to point `to` starts inside the ring. */
const isInAngle = (points: Points, order: readonly number[], index: number, to: number) => {
  const n = order.length
  const before = order[(index + n - 1) % n] as number
  const here = order[index] as number
  const after = order[(index + 1) % n] as number
  const left = cross(points, here, after, to) >= 0
  const right = cross(points, here, to, before) >= 0
  return cross(points, before, here, after) >= 0 ? left && right : left || right
}

const mergeParts = (points: Points, triangles: readonly number[][]): number[][] => {
  const parts: (number[] | undefined)[] = [...triangles]
  const owner = new Map<string, number>()
  parts.forEach((part, index) => {
    for (const key of sidesOf(part ?? [])) owner.set(key, index)
  })
  const cuts: { a: number; b: number; length: number }[] = []
  for (const triangle of triangles) {
    triangle.forEach((a, k) => {
      const b = triangle[(k + 1) % 3] as number
      if (a < b && owner.has(`${b} ${a}`)) {
        cuts.push({
          a,
          b,
          length:
            ((points.xs[a] as number) - (points.xs[b] as number)) ** 2 +
            ((points.ys[a] as number) - (points.ys[b] as number)) ** 2,
        })
      }
    })
  }
  cuts.sort((p, q) => q.length - p.length || p.a - q.a || p.b - q.b)
  for (const { a, b } of cuts) {
    const left = owner.get(`${a} ${b}`)
    const right = owner.get(`${b} ${a}`)
    if (left === undefined || right === undefined || left === right) continue
    const merged = mergeAlong(parts[left] ?? [], parts[right] ?? [], a, b)
    if (merged === undefined || !isConvex(points, merged)) continue
    parts[left] = merged
    parts[right] = undefined
    for (const key of sidesOf(merged)) owner.set(key, left)
  }
  return parts.filter((part) => part !== undefined)
}

const sidesOf = (part: readonly number[]) =>
  part.map((p, k) => `${p} ${part[(k + 1) % part.length] as number}`)

/** `left` contains a→b and `right` contains b→a: merges them into one ring around both. */
const mergeAlong = (left: readonly number[], right: readonly number[], a: number, b: number) => {
  const i = left.findIndex((p, k) => p === a && left[(k + 1) % left.length] === b)
  const j = right.findIndex((p, k) => p === b && right[(k + 1) % right.length] === a)
  if (i < 0 || j < 0) return undefined
  const around = (part: readonly number[], start: number) => [...part.slice(start), ...part.slice(0, start)]
  return [...around(left, (i + 1) % left.length), ...around(right, (j + 1) % right.length).slice(1, -1)]
}

const isConvex = (points: Points, part: readonly number[]) => {
  const n = part.length
  if (new Set(part).size !== n) return false
  return part.every(
    (p, k) => cross(points, part[(k + n - 1) % n] as number, p, part[(k + 1) % n] as number) >= 0,
  )
}
