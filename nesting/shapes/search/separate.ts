import type { Random } from '../../random.ts'
import type { ShapeProblem } from '../problem.ts'
import { createTables, type Tables } from '../tables/pair-tables.ts'
import { clearField, createField, enterPiece, type Field, leavePiece, lossesAt } from './field.ts'
import { type Choices, type Effort, findPlace } from './find-place.ts'
import { cloneLayout, copyLayout, type Layout, movePiece } from './layout.ts'
import {
  clearLosses,
  clearRow,
  createOverlaps,
  type Overlaps,
  resetWeights,
  setLoss,
  totalLoss,
  updateWeights,
} from './overlaps.ts'

/** A layout under work with all that moving its pieces needs. */
export type Workbench = {
  readonly problem: ShapeProblem
  readonly tables: Tables
  readonly layout: Layout
  readonly overlaps: Overlaps
  readonly random: Random
  readonly field: Field
  readonly choices: Choices
  /** Per kind its narrow side, and the poses that the present film allows. */
  readonly sizes: Float64Array
  allowed: readonly (readonly number[])[]
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
  const size = Math.min(...problem.kinds.map((kind) => kind.diameter))
  const overlaps = createOverlaps(problem.pieces.length + problem.fixed.length)
  const field = createField(problem, tables, layout, (size * 1e-3) ** 2)
  return {
    problem,
    tables,
    layout,
    overlaps,
    random,
    field,
    choices: {
      field,
      weights: overlaps.weights,
      row: 0,
      poses: problem.poses,
      allowed: [],
      width: problem.width,
      length: layout.length,
      size,
    },
    sizes: Float64Array.from(problem.kinds, (kind) => Math.min(kind.outline.width, kind.outline.height)),
    allowed: [],
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
  const { overlaps, random, problem } = bench
  const pieces: number[] = []
  for (let i = 0; i < problem.pieces.length; i++) if ((overlaps.clashes[i] as number) > 0) pieces.push(i)
  for (let i = pieces.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const swapped = pieces[i] as number
    pieces[i] = pieces[j] as number
    pieces[j] = swapped
  }
  for (const piece of pieces) if ((overlaps.clashes[piece] as number) > 0) improvePiece(bench, piece, effort)
}

const improvePiece = (bench: Workbench, piece: number, effort: Effort) => {
  const { layout, overlaps, field, choices } = bench
  const kind = bench.problem.pieces[piece]?.kind ?? -1
  choices.row = piece * overlaps.count
  choices.allowed = bench.allowed[kind] ?? []
  choices.length = layout.length
  choices.size = bench.sizes[kind] as number
  leavePiece(field, piece)
  const from = {
    x: layout.x[piece] as number,
    y: layout.y[piece] as number,
    pose: layout.pose[piece] as number,
    loss: 0,
  }
  const { x, y, pose } = findPlace(choices, from, effort, bench.random)
  clearRow(overlaps, piece)
  lossesAt(field, pose, x, y, (other, loss) => setLoss(overlaps, piece, other, loss))
  movePiece(layout, piece, x, y, pose)
  enterPiece(field, piece)
  bench.moves++
}

const fitsFilm = ({ poses, slack }: ShapeProblem, pose: number, length: number) => {
  const box = poses[pose]?.box
  return box !== undefined && box.maxY - box.minY <= length + slack
}

/** Measures every pair anew, on the film as long as it is now. */
const measureAll = (bench: Workbench) => {
  const { problem, layout, overlaps, field } = bench
  bench.allowed = problem.kinds.map(({ poses }) =>
    poses.filter((pose) => fitsFilm(problem, pose, layout.length)),
  )
  clearLosses(overlaps)
  clearField(field)
  problem.fixed.forEach((_, index) => {
    enterPiece(field, problem.pieces.length + index)
  })
  for (let piece = 0; piece < problem.pieces.length; piece++) {
    lossesAt(
      field,
      layout.pose[piece] as number,
      layout.x[piece] as number,
      layout.y[piece] as number,
      (other, loss) => setLoss(overlaps, piece, other, loss),
    )
    enterPiece(field, piece)
  }
}
