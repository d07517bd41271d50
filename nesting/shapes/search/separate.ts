import type { Random } from '../../random.ts'
import type { Pose, ShapeProblem } from '../problem.ts'
import { createTables, type Tables } from '../tables/pair-tables.ts'
import { createField, type Field, fillField, lossesAt } from './field.ts'
import { type Choices, type Effort, findPlace } from './find-place.ts'
import { cloneLayout, copyLayout, type Layout, movePiece } from './layout.ts'
import {
  clearRow,
  createOverlaps,
  lossOf,
  type Overlaps,
  resetWeights,
  setLoss,
  totalLoss,
  updateWeights,
  weightsOf,
} from './overlaps.ts'

/** A layout under work with all that moving its pieces needs. */
export type Workbench = {
  readonly problem: ShapeProblem
  readonly tables: Tables
  readonly layout: Layout
  readonly overlaps: Overlaps
  readonly random: Random
  /** One field per choice of pose, reused for every piece. */
  readonly fields: readonly Field[]
  readonly sizes: Float64Array
  moves: number
}

export type Patience = {
  /** Passes without improvement before a strike. */
  readonly passes: number
  readonly strikes: number
  readonly effort: Effort
}

export const createWorkbench = (
  problem: ShapeProblem,
  layout: Layout,
  random: Random,
  tables = createTables(problem),
): Workbench => {
  const most = Math.max(1, ...problem.kinds.map((kind) => kind.poses.length))
  const size = Math.min(...problem.kinds.map((kind) => kind.diameter))
  const least = (size * 1e-3) ** 2
  return {
    problem,
    tables,
    layout,
    overlaps: createOverlaps(problem.pieces.length),
    random,
    fields: Array.from({ length: most }, () => createField(problem, tables, least)),
    sizes: Float64Array.from(problem.kinds, (kind) => Math.min(kind.outline.width, kind.outline.height)),
    moves: 0,
  }
}

/**
 * Moves overlapping pieces until none overlap or patience ends (Gardeyn and Wauters 2025, algorithm 9 in outline).
 * Yields after each pass. Returns the loss left; the layout is then the best one seen.
 */
export function* separate(bench: Workbench, patience: Patience): Generator<number, number> {
  const { layout, overlaps } = bench
  resetWeights(overlaps)
  measureAll(bench)
  const best = cloneLayout(layout)
  let bestLoss = totalLoss(overlaps)
  let strikes = 0
  while (strikes < patience.strikes && bestLoss > 0) {
    const atStart = bestLoss
    let idle = 0
    while (idle < patience.passes) {
      passOnce(bench, patience.effort)
      const loss = totalLoss(overlaps)
      if (loss < bestLoss) {
        idle = loss < bestLoss * 0.98 ? 0 : idle
        bestLoss = loss
        copyLayout(layout, best)
        if (loss === 0) break
      } else idle++
      updateWeights(overlaps)
      yield loss
    }
    strikes = bestLoss < atStart * 0.98 ? 0 : strikes + 1
    copyLayout(best, layout)
    if (bestLoss > 0) measureAll(bench)
  }
  return bestLoss
}

/** Every overlapping piece, in random order, goes to the best place found for it. */
const passOnce = (bench: Workbench, effort: Effort) => {
  const { overlaps, random } = bench
  const pieces: number[] = []
  for (let i = 0; i < overlaps.count; i++) if (lossOf(overlaps, i) > 0) pieces.push(i)
  for (let i = pieces.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const swapped = pieces[i] as number
    pieces[i] = pieces[j] as number
    pieces[j] = swapped
  }
  for (const piece of pieces) if (lossOf(overlaps, piece) > 0) improvePiece(bench, piece, effort)
}

export const improvePiece = (bench: Workbench, piece: number, effort: Effort): void => {
  const { problem, layout, overlaps, fields } = bench
  const kind = problem.kinds[problem.pieces[piece]?.kind ?? -1]
  if (kind === undefined) throw new Error('piece out of range')
  const weights = weightsOf(overlaps, piece)
  const filled = new Set<number>()
  const allowed = kind.poses.filter((pose) => fitsFilm(problem, pose, layout.length))
  const choices: Choices = {
    poses: allowed.map((pose) => problem.poses[pose] as Pose),
    fieldOf: (choice) => {
      const field = fields[choice] as Field
      if (!filled.has(choice)) {
        fillField(field, problem, layout, piece, allowed[choice] as number, weights)
        filled.add(choice)
      }
      return field
    },
    width: problem.width,
    length: layout.length,
    size: bench.sizes[kind.index] as number,
  }
  const from = {
    x: layout.x[piece] as number,
    y: layout.y[piece] as number,
    choice: allowed.indexOf(layout.pose[piece] as number),
    loss: 0,
  }
  const place = findPlace(choices, from, effort, bench.random)
  movePiece(layout, piece, place.x, place.y, allowed[place.choice] as number)
  clearRow(overlaps, piece)
  lossesAt(choices.fieldOf(place.choice), place.x, place.y, (other, loss) =>
    setLoss(overlaps, piece, other, loss),
  )
  bench.moves++
}

const fitsFilm = ({ poses, slack }: ShapeProblem, pose: number, length: number) => {
  const box = poses[pose]?.box
  return box !== undefined && box.maxY - box.minY <= length + slack
}

/** Measures every pair anew. */
export const measureAll = (bench: Workbench): void => {
  const { problem, layout, overlaps, fields } = bench
  overlaps.losses.fill(0)
  const field = fields[0] as Field
  for (let piece = 0; piece < problem.pieces.length; piece++) {
    fillField(field, problem, layout, piece, layout.pose[piece] as number, overlaps.weights)
    lossesAt(field, layout.x[piece] as number, layout.y[piece] as number, (other, loss) =>
      setLoss(overlaps, piece, other, loss),
    )
  }
}
