import { lowerBound } from './bound.ts'
import { copyLayout, createLayout, type Layout } from './layout.ts'
import { createMaxRectsPacker } from './maxrects.ts'
import type { Problem } from './problem.ts'
import { createRandom } from './random.ts'
import { createSkylinePacker } from './skyline.ts'

/** The chance that a try flips the preferred turn of one box instead of swapping two boxes. */
const FLIP = 0.15
/** The search temperature: the mean box area times this, over the square root of the number of boxes. */
const WARMTH = 0.7
/** The fraction of the way to the lower bound covered by the first targets, where the grid is fine. */
const FIRST_STRIDE = 0.25
/** Tries per box without success before the stride is halved. */
const PATIENCE = 50
/** Above this many boxes, MaxRects starts would cost more than they gain. */
const MAXRECTS_BOXES = 300

export type Search = {
  /** Tries one more layout; true when it is better than all previous ones. */
  readonly tryOne: () => boolean
  readonly best: Layout
  readonly bound: number
  readonly isDone: () => boolean
  readonly tried: () => number
}

/**
 * Local search over the sequence that feeds the skyline packer. The height is fixed a little below the best one, and
 * the search minimizes the area that does not fit: a far finer measure than the height (Wei et al. 2011). A worse
 * sequence is accepted with the probability of simulated annealing at one temperature. When everything fits, that is
 * the new best, and the target is lowered. On a fixed sheet that is too small, the target is its height.
 */
export const createSearch = (problem: Problem, seed: number): Search => {
  const { kinds, maxHeight } = problem
  const packer = createSkylinePacker(problem)
  const { boxes, area } = packer
  const bound = lowerBound(problem)
  const random = createRandom(seed)
  const best = createLayout(boxes)
  const trial = createLayout(boxes)
  const starts = createStarts(problem, boxes)
  const temperature = ((area / Math.max(1, boxes)) * WARMTH) / Math.sqrt(Math.max(1, boxes))
  const canChange = kinds.length > 1 || kinds.some((kind) => kind.canTurn)

  let sequence = new Int32Array(boxes)
  let sequenceHeight = Number.POSITIVE_INFINITY
  let sequenceAreaLeft = Number.POSITIVE_INFINITY
  let bestAreaLeft = Number.POSITIVE_INFINITY
  let stride = FIRST_STRIDE
  let target = 0
  let areaLeft = 0
  let tried = 0
  let sinceSuccess = 0
  let isDone = boxes === 0

  const isComplete = () => bestAreaLeft === 0
  const keepIfBetter = (left: number): boolean => {
    if (left > bestAreaLeft || (left === bestAreaLeft && trial.height >= best.height && best.count > 0))
      return false
    bestAreaLeft = left
    copyLayout(trial, best)
    if (isComplete() && best.height <= bound) isDone = true
    return true
  }

  const aim = () => {
    target = isComplete()
      ? Math.max(bound, best.height - Math.max(1, Math.floor((best.height - bound) * stride)))
      : maxHeight
    areaLeft = packer.pack(sequence, target, Number.POSITIVE_INFINITY, trial)
  }

  /** Keeps lowering the target as long as the current sequence meets it right away. */
  const aimUntilMissed = (): boolean => {
    let improved = false
    aim()
    while (areaLeft === 0 && !isDone) {
      improved = keepIfBetter(0) || improved
      if (isDone) break
      aim()
    }
    return improved
  }

  const tryStart = (start: Start): boolean => {
    const left = start.pack(trial)
    const improved = keepIfBetter(left)
    if (
      start.sequence &&
      (left < sequenceAreaLeft || (left === sequenceAreaLeft && trial.height < sequenceHeight))
    ) {
      sequence = start.sequence.slice()
      sequenceAreaLeft = left
      sequenceHeight = trial.height
    }
    if (tried === starts.length && !isDone) {
      if (!canChange) isDone = true
      else return aimUntilMissed() || improved
    }
    return improved
  }

  const tryNeighbor = (): boolean => {
    const a = random.below(boxes)
    let b = a
    const isFlip = kinds.length === 1 || random.real() < FLIP
    if (isFlip) sequence[a] = (sequence[a] as number) ^ 1
    else {
      for (let i = 0; i < 20 && (sequence[a] as number) >> 1 === (sequence[b] as number) >> 1; i++)
        b = random.below(boxes)
      swap(sequence, a, b)
    }
    const threshold = areaLeft + random.exponential() * temperature
    const left = packer.pack(sequence, target, threshold, trial)
    if (left > threshold) {
      if (isFlip) sequence[a] = (sequence[a] as number) ^ 1
      else swap(sequence, a, b)
    } else {
      areaLeft = left
      if (left < bestAreaLeft || left === 0) {
        sinceSuccess = 0
        const improved = keepIfBetter(left)
        if (left > 0 || isDone) return improved
        return aimUntilMissed() || improved
      }
    }
    sinceSuccess++
    if (sinceSuccess > PATIENCE * boxes && isComplete() && target < best.height - 1) {
      sinceSuccess = 0
      stride /= 2
      return aimUntilMissed()
    }
    return false
  }

  return {
    tryOne: () => {
      if (isDone) return false
      const start = starts[tried++]
      return start ? tryStart(start) : tryNeighbor()
    },
    best,
    bound,
    isDone: () => isDone,
    tried: () => tried,
  }

  function createStarts(ofProblem: Problem, count: number): Start[] {
    const orders = sortedOrders(ofProblem)
    const skyline = orders.map((order): Start => {
      const start = toSequence(order, ofProblem, count)
      return {
        sequence: start,
        pack: (layout) => packer.pack(start, maxHeight, Number.POSITIVE_INFINITY, layout),
      }
    })
    if (count > MAXRECTS_BOXES) return skyline
    const maxRects = createMaxRectsPacker(ofProblem)
    return [...skyline, ...orders.map((order): Start => ({ pack: (layout) => maxRects.pack(order, layout) }))]
  }
}

type Start = { readonly sequence?: Int32Array; readonly pack: (layout: Layout) => number }

const swap = (sequence: Int32Array, a: number, b: number) => {
  const kept = sequence[a] as number
  sequence[a] = sequence[b] as number
  sequence[b] = kept
}

const toSequence = (order: Int32Array, { kinds }: Problem, count: number) => {
  const sequence = new Int32Array(count)
  let at = 0
  for (const kind of order) {
    const copies = kinds[kind]?.copies ?? 0
    sequence.fill(kind * 2, at, at + copies)
    at += copies
  }
  return sequence
}

/** Kinds from large to small, by area, perimeter, width and height. */
const sortedOrders = ({ kinds }: Problem): Int32Array[] => {
  const by = (measure: (width: number, height: number) => number) =>
    Int32Array.from(
      kinds
        .map((kind, index) => ({ index, size: measure(kind.width, kind.height) }))
        .sort((a, b) => b.size - a.size || a.index - b.index)
        .map(({ index }) => index),
    )
  return [by((w, h) => w * h), by((w, h) => w + h), by((w) => w), by((_, h) => h)]
}
