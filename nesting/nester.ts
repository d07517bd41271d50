import { presentLayout } from './present.ts'
import { createProblem } from './problem.ts'
import { createSearch } from './search.ts'
import type { NestItem, NestOptions, NestResult, NestStrip } from './types.ts'

/** A search that is driven from outside, so that a worker can stop, stream and be cancelled between two steps. */
export type Nester = {
  /** Tries up to `layouts` more layouts; true when the best one got better. The first step gives the first layout. */
  readonly step: (layouts?: number) => boolean
  /** The best layout so far. */
  readonly best: () => NestResult
  /** True when the best layout is proven, or nothing can change any more. */
  readonly isDone: () => boolean
  /** Layouts tried so far. */
  readonly tried: () => number
}

export const createNester = (
  items: readonly NestItem[],
  strip: NestStrip,
  options: Pick<NestOptions, 'seed' | 'locked' | 'spread'> = {},
): Nester => {
  const problem = createProblem(items, strip, options.locked)
  const search = createSearch(problem, options.seed ?? 1)
  return {
    step: (layouts = 1) => {
      let improved = false
      for (let i = 0; i < layouts && !search.isDone(); i++) improved = search.tryOne() || improved
      return improved
    },
    best: () => presentLayout(problem, search.best, search.bound),
    isDone: search.isDone,
    tried: search.tried,
  }
}
