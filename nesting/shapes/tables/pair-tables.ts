import { type ShapeProblem, turnParts } from '../problem.ts'
import { buildTable } from './no-fit-table.ts'
import type { NoFitTable } from './table-format.ts'

/**
 * How pose p collides with pose q: a table, and how the layout's axes map onto it. With the pieces at (x, y) and (X,
 * Y), u = a (x − X) + b (y − Y) + c and v = d (x − X) + e (y − Y) + f, in cells.
 */
export type View = {
  readonly table: NoFitTable
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export type Tables = {
  /** The view of pose q from a moving pose p. Its table is built on first use. */
  readonly viewOf: (p: number, q: number) => View
}

/**
 * Turning both shapes alike changes nothing, so a table represents a pair of kinds and the turn between them, and the
 * mirrored pair reads it backward.
 */
export const createTables = (problem: ShapeProblem): Tables => {
  const { kinds, poses } = problem
  const known = new Map<string, NoFitTable>()
  const turned = new Map<string, ReturnType<typeof turnParts>>()
  const resolution = resolutionFor(problem)

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
      table = buildTable(shapeAt(first, 0), shapeAt(second, between), {
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

  return {
    viewOf: (p, q) => {
      const own = poses[p]
      const theirs = poses[q]
      if (own === undefined || theirs === undefined) throw new Error('pose out of range')
      const isSwapped = own.kind > theirs.kind
      const [first, second] = isSwapped ? [theirs, own] : [own, theirs]
      const table = tableFor(first.kind, second.kind, second.degrees - first.degrees)
      return viewFrom(table, first.cos, first.sin, isSwapped ? 1 : -1)
    },
  }
}

/** `sign` is 1 when the moving piece is the table's second shape, −1 when it is the first. */
const viewFrom = (table: NoFitTable, cos: number, sin: number, sign: number): View => {
  const scale = sign / table.cell
  return {
    table,
    a: cos * scale,
    b: sin * scale,
    c: -table.minX / table.cell,
    d: -sin * scale,
    e: cos * scale,
    f: -table.minY / table.cell,
  }
}

/** Fine grids for few kinds, coarse ones for thousands of pairs, so that building stays cheap. */
const resolutionFor = ({ kinds, poses }: ShapeProblem) => {
  const pairs = (kinds.length * poses.length) / 2
  if (pairs <= 400) return 48
  if (pairs <= 2000) return 36
  if (pairs <= 6000) return 24
  return 16
}
