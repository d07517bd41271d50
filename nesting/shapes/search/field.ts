import type { ShapeProblem } from '../problem.ts'
import type { Tables } from '../tables/pair-tables.ts'
import type { Layout } from './layout.ts'

const STRIDE = 12

/**
 * What one piece in one pose meets anywhere on the film: for every other piece, in order along the film, the map from
 * a place of the moving piece to grid coordinates of their no-fit table, and the pair's weight. Reused, never rebuilt.
 */
export type Field = {
  /** Per neighbour: u = a·x + b·y + c, columns, v = d·x + e·y + f, rows, weight, first node, first cell, piece. */
  readonly data: Float64Array
  readonly ys: Float64Array
  count: number
  /** Neighbours farther along the film than this cannot be met. */
  reach: number
  /** First neighbour at or after the start of each slice of the film. */
  readonly slices: Int32Array
  slicesPerUnit: number
  readonly tables: Tables
  /** Lowest loss that a clash can have. */
  readonly least: number
}

export const createField = (problem: ShapeProblem, tables: Tables, least: number): Field => {
  const count = problem.pieces.length
  return {
    data: new Float64Array(count * STRIDE),
    ys: new Float64Array(count + 1),
    count: 0,
    reach: 0,
    slices: new Int32Array(2 * count + 2),
    slicesPerUnit: 0,
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
  weights: Float32Array | Float64Array,
  placed?: Uint8Array,
): void => {
  const { tables, data, ys } = field
  const own = problem.poses[pose]
  if (own === undefined) throw new Error('pose out of range')
  let largest = 0
  let count = 0
  for (let place = 0; place < layout.order.length; place++) {
    const other = layout.order[place] as number
    if (other === piece || (placed !== undefined && placed[other] === 0)) continue
    const otherPose = layout.pose[other] as number
    const theirs = problem.poses[otherPose]
    const table = tables.list[tables.tableOf(pose, otherPose)]
    if (theirs === undefined || table === undefined) throw new Error('table out of range')
    const swapped = tables.isSwapped(pose, otherPose)
    const frame = swapped ? theirs : own
    const scale = (swapped ? 1 : -1) / table.cell
    const cos = frame.cos * scale
    const sin = frame.sin * scale
    const x = layout.x[other] as number
    const y = layout.y[other] as number
    const o = count * STRIDE
    data[o] = cos
    data[o + 1] = sin
    data[o + 2] = -cos * x - sin * y - table.minX / table.cell
    data[o + 3] = table.columns
    data[o + 4] = -sin
    data[o + 5] = cos
    data[o + 6] = sin * x - cos * y - table.minY / table.cell
    data[o + 7] = table.rows
    data[o + 8] = weights[other] as number
    data[o + 9] = table.firstNode
    data[o + 10] = table.firstCell
    data[o + 11] = other
    ys[count] = y
    largest = Math.max(largest, tables.reachOfKind[theirs.kind] as number)
    count++
  }
  field.count = count
  ys[count] = Number.POSITIVE_INFINITY
  field.reach = largest + (tables.reachOfKind[own.kind] as number)
  sliceField(field, layout.length)
}

const sliceField = (field: Field, length: number) => {
  const { slices, ys, count } = field
  const total = slices.length - 1
  field.slicesPerUnit = length > 0 ? total / length : 0
  let next = 0
  for (let slice = 0; slice < total; slice++) {
    const start = slice / field.slicesPerUnit
    while (next < count && (ys[next] as number) < start) next++
    slices[slice] = next
  }
  slices[total] = count
}

/** The weighted loss at a place, or any larger number than `bound` as soon as it is passed. 0 is free of overlap. */
export const lossAt = (field: Field, x: number, y: number, bound: number): number => {
  const { data, ys, slices, tables, least } = field
  const { cells, planes, nodes } = tables.pool
  const last = slices.length - 1
  const slice = (y - field.reach) * field.slicesPerUnit
  let k = slice <= 0 ? 0 : (slices[slice >= last ? last : slice | 0] as number)
  const end = y + field.reach
  let sum = 0
  for (; (ys[k] as number) <= end; k++) {
    const o = k * STRIDE
    const u = (data[o] as number) * x + (data[o + 1] as number) * y + (data[o + 2] as number)
    const columns = data[o + 3] as number
    if (u < 0 || u >= columns) continue
    const v = (data[o + 4] as number) * x + (data[o + 5] as number) * y + (data[o + 6] as number)
    if (v < 0 || v >= (data[o + 7] as number)) continue
    const column = u | 0
    const row = v | 0
    const cell = cells[(data[o + 10] as number) + row * columns + column] as number
    if (cell === 0) continue
    if (cell > 0 && !isCut(planes, cell, u, v)) continue
    const node = (data[o + 9] as number) + row * (columns + 1) + column
    const s = u - column
    const t = v - row
    const low = (nodes[node] as number) * (1 - s) + (nodes[node + 1] as number) * s
    const next = node + columns + 1
    const high = (nodes[next] as number) * (1 - s) + (nodes[next + 1] as number) * s
    const loss = low * (1 - t) + high * t
    sum += Math.max(loss, least) * (data[o + 8] as number)
    if (sum > bound) return sum
  }
  return sum
}

/** Calls back with each piece that overlaps at a place, and the loss of the pair without its weight. */
export const lossesAt = (
  field: Field,
  x: number,
  y: number,
  visit: (other: number, loss: number) => void,
): void => {
  const { data, tables, least } = field
  const { cells, planes, nodes } = tables.pool
  for (let k = 0; k < field.count; k++) {
    const o = k * STRIDE
    if (Math.abs((field.ys[k] as number) - y) > field.reach) continue
    const u = (data[o] as number) * x + (data[o + 1] as number) * y + (data[o + 2] as number)
    const v = (data[o + 4] as number) * x + (data[o + 5] as number) * y + (data[o + 6] as number)
    const columns = data[o + 3] as number
    if (u < 0 || u >= columns || v < 0 || v >= (data[o + 7] as number)) continue
    const column = Math.floor(u)
    const row = Math.floor(v)
    const cell = cells[(data[o + 10] as number) + row * columns + column] as number
    if (cell === 0 || (cell > 0 && !isCut(planes, cell, u, v))) continue
    const node = (data[o + 9] as number) + row * (columns + 1) + column
    const low = (nodes[node] as number) * (1 - u + column) + (nodes[node + 1] as number) * (u - column)
    const next = node + columns + 1
    const high = (nodes[next] as number) * (1 - u + column) + (nodes[next + 1] as number) * (u - column)
    visit(data[o + 11] as number, Math.max(low * (1 - v + row) + high * (v - row), least))
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
