import type { Random } from '../../random.ts'
import { disrupt } from './disrupt.ts'
import { cloneLayout, copyLayout, type Layout } from './layout.ts'
import { type Patience, separate, type Workbench } from './separate.ts'
import { fitLength, shortestFilm, shrinkLayout } from './shrink.ts'

export type Progress = {
  readonly spent: () => number
  readonly isOver: () => boolean
  readonly report: (layout: Layout) => void
}

const EFFORT = { near: 12, anywhere: 25, refined: 2 }
const EXPLORE: Patience = { passes: 200, strikes: 3, effort: EFFORT }
const COMPRESS: Patience = { passes: 100, strikes: 5, effort: EFFORT }
const SCHEDULE = {
  shrinkFrom: 0.02,
  shrinkLeast: 0.001,
  exploreShare: 0.8,
  compressFrom: 0.0005,
  compressTo: 0.00001,
}

/** Shorter and shorter films: separate, shrink on success, on failure start again from a disrupted near miss. */
export function* explore(bench: Workbench, progress: Progress): Generator<void, Layout> {
  const { problem, layout, random } = bench
  const shortest = shortestFilm(problem)
  const best = cloneLayout(layout)
  let misses: { layout: Layout; loss: number }[] = []
  let step = SCHEDULE.shrinkFrom
  shrinkLayout(problem, layout, Math.max(shortest, best.length * (1 - step)), best.length / 2)
  while (!progress.isOver() && progress.spent() < SCHEDULE.exploreShare && best.length > shortest) {
    yield
    const run = separate(bench, EXPLORE)
    let turn = run.next()
    while (!turn.done && !progress.isOver() && progress.spent() < SCHEDULE.exploreShare) {
      yield
      turn = run.next()
    }
    if (!turn.done) break
    if (turn.value === 0) {
      fitLength(problem, layout)
      copyLayout(layout, best)
      progress.report(best)
      misses = []
    } else if (step > SCHEDULE.shrinkLeast) {
      step = Math.max(SCHEDULE.shrinkLeast, step / 2)
      copyLayout(best, layout)
      misses = []
    } else {
      misses.push({ layout: cloneLayout(layout), loss: turn.value })
      misses.sort((a, b) => a.loss - b.loss)
      const pick = Math.abs(normal(random)) * 0.25
      copyLayout(misses[Math.floor(pick * misses.length)]?.layout ?? best, layout)
      disrupt(problem, layout, random)
      continue
    }
    const length = Math.max(shortest, best.length * (1 - step))
    shrinkLayout(problem, layout, length, layout.length / 2)
  }
  copyLayout(best, layout)
  return best
}

/** Small cuts at random places of the best film, smaller and smaller. */
export function* compress(bench: Workbench, progress: Progress): Generator<void, Layout> {
  const { problem, layout, random } = bench
  const best = cloneLayout(layout)
  const shortest = shortestFilm(problem)
  while (!progress.isOver() && best.length > shortest) {
    const share = Math.min(
      1,
      Math.max(0, (progress.spent() - SCHEDULE.exploreShare) / (1 - SCHEDULE.exploreShare)),
    )
    const step = SCHEDULE.compressFrom + (SCHEDULE.compressTo - SCHEDULE.compressFrom) * share
    copyLayout(best, layout)
    shrinkLayout(problem, layout, Math.max(shortest, best.length * (1 - step)), random.real() * best.length)
    yield
    const run = separate(bench, COMPRESS)
    let turn = run.next()
    while (!turn.done && !progress.isOver()) {
      yield
      turn = run.next()
    }
    if (turn.done && turn.value === 0) {
      fitLength(problem, layout)
      copyLayout(layout, best)
      progress.report(best)
    }
  }
  copyLayout(best, layout)
  return best
}

/**
 * About normal with deviation 1, −3.5 … 3.5: sums are the same in every browser, the last bit of a logarithm is not.
 */
const normal = (random: Random) =>
  (random.real() + random.real() + random.real() + random.real() - 2) * Math.sqrt(3)
