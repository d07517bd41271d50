import { lowerBound } from './bound.ts'
import { createMaxRectsPacker } from './maxrects.ts'
import { presentLayout } from './present.ts'
import { createProblem, type Problem } from './problem.ts'
import { createRandom } from './random.ts'
import { copyLayout, createLayout, createSkylinePacker, type Layout } from './skyline.ts'
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
  const packer = problem.obstacles.length > 0 ? createMaxRectsPacker(problem) : createSkylinePacker(problem)
  const bound = lowerBound(problem)
  const random = createRandom(options.seed ?? 1)
  const kinds = problem.kinds.length
  const best = createLayout(packer.boxes)
  const trial = createLayout(packer.boxes)
  const starts = startingOrders(problem)
  let order = starts[0] ?? new Int32Array(0)
  let current = Number.NEGATIVE_INFINITY
  let bestValue = Number.NEGATIVE_INFINITY
  let tried = 0
  let isDone = kinds === 0

  const tryOne = (): boolean => {
    const start = starts[tried]
    const candidate = start ?? order.slice()
    if (!start) {
      const a = random.below(kinds)
      const b = random.below(kinds)
      const kept = candidate[a] as number
      candidate[a] = candidate[b] as number
      candidate[b] = kept
    }
    packer.pack(candidate, trial)
    tried++
    const value = worth(problem, trial, packer.boxes)
    if (value >= current) {
      order = candidate
      current = value
    }
    if (value <= bestValue) return false
    bestValue = value
    copyLayout(trial, best)
    isDone = best.count === packer.boxes && best.height <= bound
    return true
  }

  return {
    step: (layouts = 1) => {
      let improved = false
      for (let i = 0; i < layouts && !isDone; i++) improved = tryOne() || improved
      return improved
    },
    best: () => presentLayout(problem, best, bound),
    isDone: () => isDone,
    tried: () => tried,
  }
}

/** More boxes' area first, then a shorter layout. */
const worth = (problem: Problem, layout: Layout, boxes: number) => {
  if (layout.count === boxes) return -layout.height
  let area = 0
  for (let slot = 0; slot < layout.count; slot++) {
    const kind = problem.kinds[layout.kind[slot] as number]
    if (kind) area += kind.width * kind.height
  }
  return area - 1e30
}

const startingOrders = ({ kinds }: Problem): Int32Array[] => {
  const by = (measure: (width: number, height: number) => number) =>
    Int32Array.from(
      kinds
        .map((kind, index) => ({ index, size: measure(kind.width, kind.height) }))
        .sort((a, b) => b.size - a.size || a.index - b.index)
        .map(({ index }) => index),
    )
  if (kinds.length === 0) return []
  return [by((w, h) => w * h), by((w, h) => w + h), by((w) => w), by((_, h) => h), by(Math.max), by(Math.min)]
}
