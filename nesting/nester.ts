import { foldGroups } from './groups.ts'
import { presentLayout } from './present.ts'
import { createProblem } from './problem.ts'
import { createRandom } from './random.ts'
import { createSearch } from './search.ts'
import { spreadCopies } from './spread.ts'
import type { NestItem, NestOptions, NestResult, NestStrip } from './types.ts'

/** Layouts tried for each width of a group's block. */
const BLOCK_STEPS = 150

/** A search driven by the caller, so that a worker can pause, stream results and be cancelled between steps. */
export type Nester = {
  /** Tries up to `layouts` more layouts; true when the best one improved. The first step produces the first layout. */
  readonly step: (layouts?: number) => boolean
  /** The best layout so far. */
  readonly best: () => NestResult
  /** True when the best layout is proven optimal, or nothing can change any more. */
  readonly isDone: () => boolean
  /** Layouts tried so far. */
  readonly tried: () => number
}

export const createNester = (
  items: readonly NestItem[],
  strip: NestStrip,
  options: Pick<NestOptions, 'seed' | 'locked' | 'spread'> = {},
): Nester => {
  const seed = options.seed ?? 1
  const { items: folded, unfold } = foldGroups(items, strip, (members, blockStrip) => {
    const nester = createNester(members, blockStrip, { seed })
    nester.step(BLOCK_STEPS)
    return nester.best()
  })
  const problem = createProblem(folded, strip, options.locked)
  const search = createSearch(problem, seed)
  return {
    step: (layouts = 1) => {
      let improved = false
      for (let i = 0; i < layouts && !search.isDone(); i++) improved = search.tryOne() || improved
      return improved
    },
    best: () => {
      const result = unfold(presentLayout(problem, search.best, search.bound))
      if (!options.spread) return result
      return { ...result, placements: spreadCopies(result.placements, createRandom(seed)) }
    },
    isDone: search.isDone,
    tried: search.tried,
  }
}
