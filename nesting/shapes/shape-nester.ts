import { createRandom } from '../random.ts'
import { startFromBoxes } from './box-start.ts'
import { foldShapeGroups } from './groups.ts'
import { createKernel } from './kernel/kernel.ts'
import { presentShapes } from './present.ts'
import { createShapeProblem } from './problem.ts'
import { construct } from './search/construct.ts'
import { cloneLayout, copyLayout, type Layout } from './search/layout.ts'
import { compress, explore, type Shortened, type Stage, shorten, startFrom } from './search/optimize.ts'
import { createWorkbench } from './search/separate.ts'
import { shortestFilm } from './search/shrink.ts'
import { allLayouts, type Space } from './search/space.ts'
import { symmetricLayouts } from './search/symmetry.ts'
import type { ShapeItem, ShapeOptions, ShapeResult, ShapeStrip } from './types.ts'

/** A search for true shapes driven by the caller, like the rectangle engine's nester. */
export type ShapeNester = {
  /** Takes up to `steps` steps; true when the best layout improved. The first step produces the first layout. */
  readonly step: (steps?: number) => boolean
  readonly best: () => ShapeResult
  /** True when no improvement is possible, or the whole budget reported by `spent` is used. */
  readonly isDone: () => boolean
  readonly tried: () => number
}

const BOX_TRIES = 30
/** Steps for each width of a group's block. */
const BLOCK_STEPS = 60
/** Every pair of pieces takes up memory; with more pieces than this, the packed boxes are the result. */
const MOST_PIECES = 3000

const CONSTRUCT_SAMPLES = 200
/** The fraction of the budget after which the best layout is compressed. */
const EXPLORED = 0.8
/** Starts with symmetric layouts, and the fraction of the budget for each. */
const STARTS = 3
const START = 1 / 30
/**
 * Fractions of the budget after which the best symmetric layout is compressed, and then compressed without symmetry.
 */
const SYMMETRIC_EXPLORED = 0.77
const SYMMETRIC_COMPRESSED = 0.95

/**
 * First the boxes, then a constructive layout by true shape, then exploration and compression: of symmetric layouts if
 * there are many copies. `spent` returns the fraction of the budget that is used, 0 … 1. Without it, exploration and
 * compression alternate, for longer each time.
 */
export const createShapeNester = (
  items: readonly ShapeItem[],
  strip: ShapeStrip,
  options: Pick<ShapeOptions, 'seed' | 'locked' | 'spread'> & {
    readonly spent?: (tried: number) => number
  } = {},
): ShapeNester => {
  const seed = options.seed ?? 1
  const { items: folded, unfold } = foldShapeGroups(items, strip, (members, blockStrip) => {
    const spent = (tried: number) => tried / BLOCK_STEPS
    const nester = createShapeNester(members, blockStrip, { seed, spent })
    nester.step(BLOCK_STEPS)
    return nester.best()
  })
  const problem = createShapeProblem(folded, strip, options.locked)
  let tried = 0
  let isDone = problem.pieces.length === 0
  let best: Layout | undefined
  let improved = false

  const report = (layout: Layout) => {
    if (best !== undefined && layout.length >= best.length) return
    if (best === undefined) best = cloneLayout(layout)
    else copyLayout(layout, best)
    improved = true
  }
  const shortest = shortestFilm(problem)
  const fitsSheet = () =>
    best !== undefined &&
    (best.length <= shortest ||
      (strip.maxHeight !== undefined && best.length <= strip.maxHeight - 2 * strip.margin))

  const search = function* (): Generator<void, void> {
    report(startFromBoxes(problem, seed, BOX_TRIES))
    if (problem.pieces.length > MOST_PIECES) return
    yield
    const random = createRandom(seed)
    const kernel = createKernel(problem)
    if (best === undefined) return
    report(yield* construct(problem, kernel, random, CONSTRUCT_SAMPLES, best.length))
    const bench = createWorkbench(problem, cloneLayout(best), random, kernel)
    const all = allLayouts(problem)
    const symmetric = symmetricLayouts(problem)
    let current: Layout | undefined
    for (let round = 1; ; round++) {
      const startedAt = tried
      const spent = options.spent ?? (() => (tried - startedAt) / (200 * round))
      const progress = { spent: () => spent(tried), report }
      const stage = (space: Space, until: number): Stage => ({ bench, space, progress, until })
      if (symmetric === undefined) {
        current ??= (yield* shorten(stage(all, EXPLORED), startFrom(best))).layout
        current = yield* explore(stage(all, EXPLORED), current)
        current = yield* compress(stage(all, 1), current)
      } else {
        current ??= yield* startSymmetric(stage(symmetric, SYMMETRIC_EXPLORED), best.length)
        current = yield* explore(stage(symmetric, SYMMETRIC_EXPLORED), current)
        current = yield* compress(stage(symmetric, SYMMETRIC_COMPRESSED), current)
        yield* compress(stage(all, 1), current)
      }
      if (options.spent !== undefined) return
    }
  }

  const running = search()
  return {
    step: (steps = 1) => {
      improved = false
      for (let i = 0; i < steps && !isDone; i++) {
        isDone = running.next().done === true || fitsSheet()
        tried++
      }
      return improved
    },
    best: () => unfold(presentShapes(problem, strip, best, options.spread ? createRandom(seed) : undefined)),
    isDone: () => isDone,
    tried: () => tried,
  }
}

/** Constructs several layouts, shortens each for a while, and shortens the best one as far as possible. */
function* startSymmetric(stage: Stage, expected: number): Generator<void, Layout> {
  const { bench, space, progress } = stage
  const { problem, kernel, random } = bench
  let best: Shortened | undefined
  for (let start = 1; start <= STARTS; start++) {
    const layout = yield* construct(problem, kernel, random, CONSTRUCT_SAMPLES, expected / 2, space.leaders)
    space.complete(layout)
    const shortened = yield* shorten({ ...stage, until: progress.spent() + START }, startFrom(layout))
    if (best === undefined || shortened.layout.length < best.layout.length) best = shortened
  }
  if (best === undefined) throw new Error('nothing was started')
  return (yield* shorten(stage, best)).layout
}
