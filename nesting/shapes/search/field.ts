import type { ShapeProblem } from '../problem.ts'
import { type Tables, VIEW_INTS, VIEW_REALS } from '../tables/pair-tables.ts'
import type { Layout } from './layout.ts'

/** Numbers a neighbour: u = a·x + b·y + c, columns, v = d·x + e·y + f, rows. */
const REALS = 8
/** Columns, first cell, first node, piece. */
const INTS = 4
/** The film is cut into so many slices each way; a bit per neighbour tells whether it can be met there. */
const SLICES = 32

/**
 * What one piece in one pose meets anywhere on the film: for every other piece the map from a place of the moving piece
 * to grid coordinates of their no-fit table, and the pair's weight. Refilled for each move, allocated once.
 */
export type Field = {
  readonly reals: Float64Array
  readonly ints: Int32Array
  readonly weights: Float64Array
  count: number
  /** Per slice across the film, `words` words of neighbours met there; the same along it. */
  readonly across: Int32Array
  readonly along: Int32Array
  readonly words: number
  slicesAcross: number
  slicesAlong: number
  readonly tables: Tables
  /** Lowest loss that a clash can have. */
  readonly least: number
}

export const createField = (problem: ShapeProblem, tables: Tables, least: number): Field => {
  const count = problem.pieces.length
  const words = Math.ceil(count / 32)
  return {
    reals: new Float64Array(count * REALS),
    ints: new Int32Array(count * INTS),
    weights: new Float64Array(count),
    count: 0,
    across: new Int32Array(SLICES * words),
    along: new Int32Array(SLICES * words),
    words,
    slicesAcross: 0,
    slicesAlong: 0,
    tables,
    least,
  }
}

/** Sets the field for a piece in a pose. `weights` is the piece's row of pair weights; `placed` tells who takes part. */
export const fillField = (
  field: Field,
  problem: ShapeProblem,
  layout: Layout,
  piece: number,
  pose: number,
  weights: Float64Array,
  placed?: Uint8Array,
): void => {
  const { tables, reals, ints } = field
  field.slicesAcross = SLICES / problem.width
  field.slicesAlong = layout.length > 0 ? SLICES / layout.length : 0
  field.across.fill(0)
  field.along.fill(0)
  let count = 0
  for (let other = 0; other < layout.x.length; other++) {
    if (other === piece || (placed !== undefined && placed[other] === 0)) continue
    const view = tables.viewOf(pose, layout.pose[other] as number)
    const from = view * VIEW_REALS
    const { reals: views, ints: viewInts } = tables.views
    const x = layout.x[other] as number
    const y = layout.y[other] as number
    const o = count * REALS
    const a = views[from] as number
    const b = views[from + 1] as number
    const d = views[from + 2] as number
    const e = views[from + 3] as number
    reals[o] = a
    reals[o + 1] = b
    reals[o + 2] = (views[from + 4] as number) - a * x - b * y
    reals[o + 3] = views[from + 5] as number
    reals[o + 4] = d
    reals[o + 5] = e
    reals[o + 6] = (views[from + 6] as number) - d * x - e * y
    reals[o + 7] = views[from + 7] as number
    const i = count * INTS
    ints[i] = viewInts[view * VIEW_INTS] as number
    ints[i + 1] = viewInts[view * VIEW_INTS + 1] as number
    ints[i + 2] = viewInts[view * VIEW_INTS + 2] as number
    ints[i + 3] = other
    field.weights[count] = weights[other] as number
    const left = x + (views[from + 8] as number)
    const right = x + (views[from + 9] as number)
    const start = y + (views[from + 10] as number)
    const end = y + (views[from + 11] as number)
    markSlices(field.across, field.words, count, left * field.slicesAcross, right * field.slicesAcross)
    markSlices(field.along, field.words, count, start * field.slicesAlong, end * field.slicesAlong)
    count++
  }
  field.count = count
}

const markSlices = (masks: Int32Array, words: number, neighbour: number, from: number, to: number) => {
  const first = Math.max(0, Math.floor(from - 1e-6))
  const last = Math.min(SLICES - 1, Math.floor(to + 1e-6))
  const bit = 1 << (neighbour & 31)
  for (
    let i = Math.min(first, SLICES - 1) * words + (neighbour >> 5);
    i <= last * words + (neighbour >> 5);
    i += words
  ) {
    masks[i] = (masks[i] as number) | bit
  }
}

/** The weighted loss at a place, or any larger number than `bound` as soon as it is passed. 0 is free of overlap. */
export const lossAt = (field: Field, x: number, y: number, bound: number): number => {
  const { reals, ints, weights, across, along, words, tables, least } = field
  const { cells, planes, nodes } = tables.pool
  const column = sliceOf(x * field.slicesAcross) * words
  const row = sliceOf(y * field.slicesAlong) * words
  let sum = 0
  for (let word = 0; word < words; word++) {
    let bits = (across[column + word] as number) & (along[row + word] as number)
    while (bits !== 0) {
      const k = (word << 5) + 31 - Math.clz32(bits & -bits)
      bits &= bits - 1
      const o = k * REALS
      const u = (reals[o] as number) * x + (reals[o + 1] as number) * y + (reals[o + 2] as number)
      if (u < 0 || u >= (reals[o + 3] as number)) continue
      const v = (reals[o + 4] as number) * x + (reals[o + 5] as number) * y + (reals[o + 6] as number)
      if (v < 0 || v >= (reals[o + 7] as number)) continue
      const p = u | 0
      const q = v | 0
      const i = k * INTS
      const columns = ints[i] as number
      const cell = cells[((ints[i + 1] as number) + Math.imul(q, columns) + p) | 0] as number
      if (cell === 0) continue
      if (cell > 0 && !isCut(planes, cell, u, v)) continue
      const node = ((ints[i + 2] as number) + Math.imul(q, columns + 1) + p) | 0
      const next = (node + columns + 1) | 0
      const s = u - p
      const t = v - q
      const low = (nodes[node] as number) * (1 - s) + (nodes[node + 1] as number) * s
      const high = (nodes[next] as number) * (1 - s) + (nodes[next + 1] as number) * s
      const loss = low * (1 - t) + high * t
      sum += Math.max(loss, least) * (weights[k] as number)
      if (sum > bound) return sum
    }
  }
  return sum
}

const sliceOf = (slice: number) => (slice <= 0 ? 0 : slice >= SLICES ? SLICES - 1 : slice | 0)

/** Calls back with each piece that overlaps at a place, and the loss of the pair without its weight. */
export const lossesAt = (
  field: Field,
  x: number,
  y: number,
  visit: (other: number, loss: number) => void,
): void => {
  const { reals, ints, tables, least } = field
  const { cells, planes, nodes } = tables.pool
  for (let k = 0; k < field.count; k++) {
    const o = k * REALS
    const u = (reals[o] as number) * x + (reals[o + 1] as number) * y + (reals[o + 2] as number)
    if (u < 0 || u >= (reals[o + 3] as number)) continue
    const v = (reals[o + 4] as number) * x + (reals[o + 5] as number) * y + (reals[o + 6] as number)
    if (v < 0 || v >= (reals[o + 7] as number)) continue
    const p = Math.floor(u)
    const q = Math.floor(v)
    const columns = ints[k * INTS] as number
    const cell = cells[(ints[k * INTS + 1] as number) + q * columns + p] as number
    if (cell === 0 || (cell > 0 && !isCut(planes, cell, u, v))) continue
    const node = (ints[k * INTS + 2] as number) + q * (columns + 1) + p
    const next = node + columns + 1
    const low = (nodes[node] as number) * (1 - u + p) + (nodes[node + 1] as number) * (u - p)
    const high = (nodes[next] as number) * (1 - u + p) + (nodes[next + 1] as number) * (u - p)
    visit(ints[k * INTS + 3] as number, Math.max(low * (1 - v + q) + high * (v - q), least))
  }
}

/** Whether a point on the rim lies inside any of the cell's areas. */
const isCut = (planes: Float64Array, place: number, u: number, v: number): boolean => {
  let p = place + 1
  for (let areas = planes[place] as number; areas > 0; areas--) {
    const end = p + 1 + 3 * (planes[p] as number)
    p++
    while (p < end && (planes[p] as number) * u + (planes[p + 1] as number) * v < (planes[p + 2] as number)) {
      p += 3
    }
    if (p >= end) return true
    p = end
  }
  return false
}
