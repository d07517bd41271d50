import { type ShapeProblem, turnParts } from '../problem.ts'
import { buildTable, type NoFitTable } from './no-fit-table.ts'
import { createPool, type TablePool } from './table-pool.ts'

/**
 * How pose p meets pose q: its table, and how the layout's axes lie in it. Built when first asked for.
 * With the pieces at (x, y) and (X, Y), u = a (x − X) + b (y − Y) + c and v = d (x − X) + e (y − Y) + f.
 */
export type Tables = {
  readonly pool: TablePool
  readonly views: Views
  /** Per pose p × pose count + pose q the number of that view, or −1 while it is not built. */
  readonly numbers: Int32Array
  /** The number of the view of pose q by a moving pose p. */
  readonly viewOf: (p: number, q: number) => number
  readonly count: () => number
}

export type Views = {
  /** VIEW_REALS a view: a, b, d, e, c, columns, f, rows, then how far x and y of the two can be apart: x from, x to, y from, y to. */
  reals: Float64Array
  /** VIEW_INTS a view: columns, first cell, first node. */
  ints: Int32Array
}

export const VIEW_REALS = 12
export const VIEW_INTS = 3

/**
 * Turning both shapes alike changes nothing, so a table stands for a pair of kinds and the turn between them, and the
 * mirrored pair reads it backwards.
 */
export const createTables = (problem: ShapeProblem): Tables => {
  const { kinds, poses } = problem
  const pool = createPool()
  const views: Views = { reals: new Float64Array(64 * VIEW_REALS), ints: new Int32Array(64 * VIEW_INTS) }
  const numbers = new Int32Array(poses.length * poses.length).fill(-1)
  const known = new Map<string, NoFitTable>()
  const turned = new Map<string, ReturnType<typeof turnParts>>()
  const resolution = resolutionFor(problem)
  let used = 0

  const shapeAt = (kind: number, degrees: number) => {
    const key = `${kind} ${degrees}`
    let shape = turned.get(key)
    if (shape === undefined) {
      shape = turnParts(kinds[kind]?.parts() ?? [], degrees)
      turned.set(key, shape)
    }
    return shape
  }

  const tableFor = (first: number, second: number, degrees: number) => {
    const between = Math.round(((degrees + 360) % 360) * 1e6) / 1e6
    const key = `${first} ${second} ${between}`
    let table = known.get(key)
    if (table === undefined) {
      const penalty = Math.sqrt(Math.sqrt((kinds[first]?.hullArea ?? 0) * (kinds[second]?.hullArea ?? 0)))
      table = buildTable(pool, shapeAt(first, 0), shapeAt(second, between), {
        spacing: problem.spacing,
        slack: problem.slack,
        resolution,
        roundness: kinds.length <= 12 ? 48 : 24,
        loss: (depth) => Math.sqrt(depth * penalty) * penalty,
      })
      known.set(key, table)
    }
    return table
  }

  const addView = (p: number, q: number) => {
    const own = poses[p]
    const theirs = poses[q]
    if (own === undefined || theirs === undefined) throw new Error('pose out of range')
    const isSwapped = own.kind > theirs.kind
    const [first, second] = isSwapped ? [theirs, own] : [own, theirs]
    const table = tableFor(first.kind, second.kind, second.degrees - first.degrees)
    const number = used++
    growViews(views, used)
    writeView(views, number, table, first.cos, first.sin, isSwapped ? 1 : -1)
    return number
  }

  return {
    pool,
    views,
    numbers,
    count: () => known.size,
    viewOf: (p, q) => {
      const index = p * poses.length + q
      let number = numbers[index] as number
      if (number < 0) {
        number = addView(p, q)
        numbers[index] = number
      }
      return number
    },
  }
}

/** `sign` is 1 when the moving piece is the table's second shape, −1 when it is the first. */
const writeView = (
  views: Views,
  number: number,
  table: NoFitTable,
  cos: number,
  sin: number,
  sign: number,
) => {
  const halfU = (table.columns * table.cell) / 2
  const halfV = (table.rows * table.cell) / 2
  const middleU = (table.minX + halfU) * sign
  const middleV = (table.minY + halfV) * sign
  const middleX = cos * middleU - sin * middleV
  const middleY = sin * middleU + cos * middleV
  const halfX = Math.abs(cos) * halfU + Math.abs(sin) * halfV
  const halfY = Math.abs(sin) * halfU + Math.abs(cos) * halfV
  const scale = sign / table.cell
  views.reals.set(
    [
      cos * scale,
      sin * scale,
      -sin * scale,
      cos * scale,
      -table.minX / table.cell,
      table.columns,
      -table.minY / table.cell,
      table.rows,
      middleX - halfX,
      middleX + halfX,
      middleY - halfY,
      middleY + halfY,
    ],
    number * VIEW_REALS,
  )
  views.ints.set([table.columns, table.firstCell, table.firstNode], number * VIEW_INTS)
}

const growViews = (views: Views, count: number) => {
  if (count * VIEW_REALS <= views.reals.length) return
  const reals = new Float64Array(views.reals.length * 2)
  const ints = new Int32Array(views.ints.length * 2)
  reals.set(views.reals)
  ints.set(views.ints)
  views.reals = reals
  views.ints = ints
}

/** Fine grids for few kinds, coarse ones when there are thousands of pairs, so that building stays cheap. */
const resolutionFor = ({ kinds, poses }: ShapeProblem) => {
  const pairs = (kinds.length * poses.length) / 2
  if (pairs <= 400) return 48
  if (pairs <= 2000) return 36
  if (pairs <= 6000) return 24
  return 16
}
