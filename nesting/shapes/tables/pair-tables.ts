import { type ShapeProblem, turnParts } from '../problem.ts'
import { buildTable, type NoFitTable } from './no-fit-table.ts'
import { createPool, type TablePool } from './table-pool.ts'

/** Which table tells how two poses clash, and how the layout's axes lie in it. Built when first asked for. */
export type Tables = {
  readonly pool: TablePool
  /** For poses p and q: the number of the table, or −1. */
  readonly tableOf: (p: number, q: number) => number
  readonly list: readonly NoFitTable[]
  /** Whether the roles are swapped: the table sees q first. */
  readonly isSwapped: (p: number, q: number) => boolean
  /** The most that two reference points can be apart along y and still clash, by kind. */
  readonly reachOfKind: Float64Array
}

/**
 * Turning both shapes alike changes nothing, so a table stands for a pair of kinds and the turn between them, and the
 * mirrored pair reads it backwards.
 */
export const createTables = (problem: ShapeProblem): Tables => {
  const { kinds, poses } = problem
  const pool = createPool()
  const list: NoFitTable[] = []
  const numbers = new Int32Array(poses.length * poses.length).fill(-1)
  const known = new Map<string, number>()
  const turned = new Map<string, ReturnType<typeof turnParts>>()
  const resolution = resolutionFor(problem)

  const shapeAt = (kind: number, degrees: number) => {
    const key = `${kind} ${degrees}`
    let shape = turned.get(key)
    if (shape === undefined) {
      shape = turnParts(kinds[kind]?.parts ?? [], degrees)
      turned.set(key, shape)
    }
    return shape
  }

  const isSwapped = (p: number, q: number) => (poses[p]?.kind ?? 0) > (poses[q]?.kind ?? 0)

  const build = (p: number, q: number) => {
    const [first, second] = isSwapped(p, q) ? [poses[q], poses[p]] : [poses[p], poses[q]]
    if (first === undefined || second === undefined) throw new Error('pose out of range')
    const between = Math.round((((second.degrees - first.degrees + 360) % 360) + Number.EPSILON) * 1e6) / 1e6
    const key = `${first.kind} ${second.kind} ${between}`
    let number = known.get(key)
    if (number === undefined) {
      const a = kinds[first.kind]
      const b = kinds[second.kind]
      if (a === undefined || b === undefined) throw new Error('kind out of range')
      const penalty = Math.sqrt(Math.sqrt(a.hullArea) * Math.sqrt(b.hullArea))
      number = list.length
      list.push(
        buildTable(pool, shapeAt(first.kind, 0), shapeAt(second.kind, between), {
          spacing: problem.spacing,
          slack: problem.slack,
          resolution,
          loss: (depth) => Math.sqrt(depth * penalty) * penalty,
        }),
      )
      known.set(key, number)
    }
    return number
  }

  return {
    pool,
    list,
    isSwapped,
    tableOf: (p, q) => {
      const index = p * poses.length + q
      let number = numbers[index] ?? -1
      if (number < 0) {
        number = build(p, q)
        numbers[index] = number
      }
      return number
    },
    reachOfKind: Float64Array.from(kinds, (kind) => kind.diameter / 2 + problem.spacing / 2 + problem.slack),
  }
}

/** Fine grids for few kinds, coarse ones when there are thousands of pairs, so that building stays cheap. */
const resolutionFor = ({ kinds, poses }: ShapeProblem) => {
  const pairs = (kinds.length * poses.length) / 2
  if (pairs <= 400) return 48
  if (pairs <= 2000) return 36
  return 24
}
