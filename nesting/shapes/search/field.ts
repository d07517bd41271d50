import type { ShapeProblem } from '../problem.ts'
import { type Tables, VIEW_INTS, VIEW_REALS } from '../tables/pair-tables.ts'
import type { Layout } from './layout.ts'

/** The film is cut into so many slices each way; a bit per piece tells whether it can be met there. */
const SLICES_ACROSS = 32
const SLICES_ALONG = 64
/** x and y of the reference point from, to. */
const BOX = 4
/** Contours may be grown by so much of their diameter, and boxes with them. */
const GROWN = 0.005

/**
 * What a piece in any pose meets anywhere on the film. For every pose and slice of the film one bit per piece that can
 * be met there, kept up to date as pieces move: the pairs that are left are looked up in their no-fit tables.
 */
export type Field = {
  readonly tables: Tables
  readonly layout: Layout
  /** Per pose and slice across the film, `words` words of pieces met there; the same along it. */
  readonly across: Int32Array
  readonly along: Int32Array
  readonly words: number
  readonly poses: number
  /** Per pose its box with half the spacing around it, BOX numbers each. */
  readonly boxes: Float64Array
  readonly perWidth: number
  perLength: number
  /** Lowest loss that a clash can have. */
  readonly least: number
}

/** A field without pieces, for a film of the layout's present length. Poses of pieces are read from the layout. */
export const createField = (problem: ShapeProblem, tables: Tables, layout: Layout, least: number): Field => {
  const words = Math.ceil((problem.pieces.length + problem.fixed.length) / 32)
  const poses = problem.poses.length
  const field: Field = {
    tables,
    layout,
    across: new Int32Array(poses * SLICES_ACROSS * words),
    along: new Int32Array(poses * SLICES_ALONG * words),
    words,
    poses,
    boxes: Float64Array.from(
      problem.poses.flatMap(({ kind, box }) => {
        const around = problem.spacing / 2 + GROWN * (problem.kinds[kind]?.diameter ?? 0)
        return [box.minX - around, box.maxX + around, box.minY - around, box.maxY + around]
      }),
    ),
    perWidth: SLICES_ACROSS / problem.width,
    perLength: 0,
    least,
  }
  clearField(field)
  return field
}

/** Takes all pieces out and cuts the film anew, as long as the layout is now. */
export const clearField = (field: Field): void => {
  field.across.fill(0)
  field.along.fill(0)
  field.perLength = field.layout.length > 0 ? SLICES_ALONG / field.layout.length : 0
}

/** Puts a piece in where the layout has it. */
export const enterPiece = (field: Field, piece: number): void => markPiece(field, piece, true)

/** Takes a piece out; the layout must still have it where it was put in. */
export const leavePiece = (field: Field, piece: number): void => markPiece(field, piece, false)

const markPiece = (field: Field, piece: number, isMet: boolean) => {
  const { layout, boxes, words, perWidth, perLength } = field
  const x = layout.x[piece] as number
  const y = layout.y[piece] as number
  const own = (layout.pose[piece] as number) * BOX
  const left = x + (boxes[own] as number)
  const right = x + (boxes[own + 1] as number)
  const start = y + (boxes[own + 2] as number)
  const end = y + (boxes[own + 3] as number)
  const bit = 1 << (piece & 31)
  const word = piece >> 5
  for (let pose = 0; pose < field.poses; pose++) {
    const o = pose * BOX
    const fromX = sliceOf((left - (boxes[o + 1] as number)) * perWidth, SLICES_ACROSS)
    const toX = sliceOf((right - (boxes[o] as number)) * perWidth, SLICES_ACROSS)
    const fromY = sliceOf((start - (boxes[o + 3] as number)) * perLength, SLICES_ALONG)
    const toY = sliceOf((end - (boxes[o + 2] as number)) * perLength, SLICES_ALONG)
    markSlices(field.across, (pose * SLICES_ACROSS + fromX) * words + word, toX - fromX, words, bit, isMet)
    markSlices(field.along, (pose * SLICES_ALONG + fromY) * words + word, toY - fromY, words, bit, isMet)
  }
}

const markSlices = (
  masks: Int32Array,
  from: number,
  count: number,
  words: number,
  bit: number,
  isMet: boolean,
) => {
  const end = from + count * words
  if (isMet) for (let i = from; i <= end; i += words) masks[i] = (masks[i] as number) | bit
  else for (let i = from; i <= end; i += words) masks[i] = (masks[i] as number) & ~bit
}

const sliceOf = (slice: number, slices: number) => (slice <= 0 ? 0 : slice >= slices ? slices - 1 : slice | 0)

/**
 * The weighted loss of a pose at a place, or any larger number than `bound` as soon as it is passed. 0 is free of
 * overlap. The piece itself must not be in the field. `weights` from `row` on has the pair's weight by the other piece.
 */
export const lossAt = (
  field: Field,
  weights: Float64Array,
  row: number,
  pose: number,
  x: number,
  y: number,
  bound: number,
): number => {
  const { layout, tables, across, along, words, poses, least } = field
  const { numbers } = tables
  const { reals, ints } = tables.views
  const { cells, planes, nodes } = tables.pool
  const column = (pose * SLICES_ACROSS + sliceOf(x * field.perWidth, SLICES_ACROSS)) * words
  const line = (pose * SLICES_ALONG + sliceOf(y * field.perLength, SLICES_ALONG)) * words
  let sum = 0
  for (let word = 0; word < words; word++) {
    let bits = (across[column + word] as number) & (along[line + word] as number)
    while (bits !== 0) {
      const k = (word << 5) + 31 - Math.clz32(bits & -bits)
      bits &= bits - 1
      const view = numbers[pose * poses + (layout.pose[k] as number)] as number
      if (view < 0) {
        tables.viewOf(pose, layout.pose[k] as number)
        return lossAt(field, weights, row, pose, x, y, bound)
      }
      const o = view * VIEW_REALS
      const dx = x - (layout.x[k] as number)
      const dy = y - (layout.y[k] as number)
      const u = (reals[o] as number) * dx + (reals[o + 1] as number) * dy + (reals[o + 4] as number)
      if (u < 0 || u >= (reals[o + 5] as number)) continue
      const v = (reals[o + 2] as number) * dx + (reals[o + 3] as number) * dy + (reals[o + 6] as number)
      if (v < 0 || v >= (reals[o + 7] as number)) continue
      const p = u | 0
      const q = v | 0
      const i = view * VIEW_INTS
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
      sum += (loss < least ? least : loss) * (weights[row + k] as number)
      if (sum > bound) return sum
    }
  }
  return sum
}

/** Calls back with each piece that overlaps a pose at a place, and the loss of the pair without its weight. */
export const lossesAt = (
  field: Field,
  pose: number,
  x: number,
  y: number,
  visit: (other: number, loss: number) => void,
): void => {
  const { layout, tables, across, along, words, least } = field
  const column = (pose * SLICES_ACROSS + sliceOf(x * field.perWidth, SLICES_ACROSS)) * words
  const line = (pose * SLICES_ALONG + sliceOf(y * field.perLength, SLICES_ALONG)) * words
  for (let word = 0; word < words; word++) {
    let bits = (across[column + word] as number) & (along[line + word] as number)
    while (bits !== 0) {
      const k = (word << 5) + 31 - Math.clz32(bits & -bits)
      bits &= bits - 1
      const view = tables.viewOf(pose, layout.pose[k] as number)
      const { reals, ints } = tables.views
      const { cells, planes, nodes } = tables.pool
      const o = view * VIEW_REALS
      const dx = x - (layout.x[k] as number)
      const dy = y - (layout.y[k] as number)
      const u = (reals[o] as number) * dx + (reals[o + 1] as number) * dy + (reals[o + 4] as number)
      if (u < 0 || u >= (reals[o + 5] as number)) continue
      const v = (reals[o + 2] as number) * dx + (reals[o + 3] as number) * dy + (reals[o + 6] as number)
      if (v < 0 || v >= (reals[o + 7] as number)) continue
      const p = Math.floor(u)
      const q = Math.floor(v)
      const columns = ints[view * VIEW_INTS] as number
      const cell = cells[(ints[view * VIEW_INTS + 1] as number) + q * columns + p] as number
      if (cell === 0 || (cell > 0 && !isCut(planes, cell, u, v))) continue
      const node = (ints[view * VIEW_INTS + 2] as number) + q * (columns + 1) + p
      const next = node + columns + 1
      const low = (nodes[node] as number) * (1 - u + p) + (nodes[node + 1] as number) * (u - p)
      const high = (nodes[next] as number) * (1 - u + p) + (nodes[next + 1] as number) * (u - p)
      visit(k, Math.max(low * (1 - v + q) + high * (v - q), least))
    }
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
