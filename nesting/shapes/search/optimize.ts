import { cloneLayout, copyLayout, type Layout } from './layout.ts'
import { type Patience, separate, type Workbench } from './separate.ts'
import { shortestFilm } from './shrink.ts'
import type { Space } from './space.ts'

export type Progress = {
  /** The fraction of the budget used so far, 0 … 1. */
  readonly spent: () => number
  readonly report: (layout: Layout) => void
}

/** A phase of the search: its tools, the layouts it considers, and the fraction of the budget at which it ends. */
export type Stage = {
  readonly bench: Workbench
  readonly space: Space
  readonly progress: Progress
  readonly until: number
}

const EFFORT = { near: 12, anywhere: 25, refined: 2 }
const SHORTEN: Patience = { passes: 200, strikes: 3, effort: EFFORT }
const WALK: Patience = { passes: 50, strikes: 1, effort: EFFORT }
const COMPRESS: Patience = { passes: 100, strikes: 5, effort: EFFORT }
const SHRINK_FROM = 0.02
const SHRINK_LEAST = 0.001
const TOLERANCE = 2.5
const COMPRESS_FROM = 0.0005
const COMPRESS_TO = 0.00001

/**
 * A layout, and the fraction by which its film is to be shortened next; 0 when even the smallest cut could not be
 * separated.
 */
export type Shortened = { readonly layout: Layout; readonly step: number }

export const startFrom = (layout: Layout): Shortened => ({ layout, step: SHRINK_FROM })

/** Shortens the film step by step, until even a small cut cannot be separated, or a fraction of the budget is used. */
export function* shorten(stage: Stage, start: Shortened): Generator<void, Shortened> {
  const { bench, space } = stage
  const { layout } = bench
  const shortest = shortestFilm(bench.problem)
  const best = cloneLayout(start.layout)
  let { step } = start
  bench.kernel.setMates(space.mates)
  while (step > 0 && best.length > shortest) {
    copyLayout(best, layout)
    space.shrink(layout, Math.max(shortest, best.length * (1 - step)), space.span(best) / 2)
    const loss = yield* separateUntil(stage, SHORTEN)
    if (loss === undefined) break
    if (loss === 0) keep(stage, best)
    else step = step > SHRINK_LEAST ? Math.max(SHRINK_LEAST, step / 2) : 0
  }
  return { layout: best, step }
}

/**
 * A walk over near misses: the best film is shortened a little and separated for a short while; then a piece is turned
 * or two are swapped, again and again, each time followed by a short separation. The remaining loss may grow, by up to
 * a factor of TOLERANCE, at random. As soon as nothing overlaps, the walk continues from there with the next cut.
 */
export function* explore(stage: Stage, start: Layout): Generator<void, Layout> {
  const { bench, space } = stage
  const { layout, random } = bench
  const shortest = shortestFilm(bench.problem)
  const best = cloneLayout(start)
  const current = cloneLayout(start)
  bench.kernel.setMates(space.mates)
  for (let left = 0; best.length > shortest; ) {
    copyLayout(left === 0 ? best : current, layout)
    if (left === 0) {
      const length = Math.max(shortest, best.length * (1 - SHRINK_LEAST))
      space.shrink(layout, length, random.real() * space.span(best))
    } else space.disturb(layout, random)
    const loss = yield* separateUntil(stage, WALK)
    if (loss === undefined) break
    if (loss === 0) keep(stage, best)
    else if (left > 0 && loss > left * (1 + TOLERANCE * random.real())) continue
    copyLayout(layout, current)
    left = loss
  }
  return best
}

/** Makes smaller and smaller cuts at random positions of the best film. */
export function* compress(stage: Stage, start: Layout): Generator<void, Layout> {
  const { bench, space, progress, until } = stage
  const { layout, random } = bench
  const shortest = shortestFilm(bench.problem)
  const best = cloneLayout(start)
  const from = progress.spent()
  bench.kernel.setMates(space.mates)
  while (best.length > shortest) {
    const share = Math.min(1, Math.max(0, (progress.spent() - from) / Math.max(until - from, 1e-9)))
    const step = COMPRESS_FROM + (COMPRESS_TO - COMPRESS_FROM) * share
    copyLayout(best, layout)
    space.shrink(layout, Math.max(shortest, best.length * (1 - step)), random.real() * space.span(best))
    const loss = yield* separateUntil(stage, COMPRESS)
    if (loss === undefined) break
    if (loss === 0) keep(stage, best)
  }
  return best
}

/** Returns the remaining loss, or undefined if the budget's share runs out before the patience does. */
function* separateUntil(
  { bench, progress, until }: Stage,
  patience: Patience,
): Generator<void, number | undefined> {
  yield
  const run = separate(bench, patience)
  let turn = run.next()
  while (!turn.done) {
    if (progress.spent() >= until) return undefined
    yield
    turn = run.next()
  }
  return turn.value
}

const keep = ({ bench: { layout }, space, progress }: Stage, best: Layout) => {
  space.fit(layout)
  if (layout.length >= best.length) return
  copyLayout(layout, best)
  progress.report(best)
}
