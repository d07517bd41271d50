import type { Problem } from './problem.ts'

/** Beyond this many machine words, the search for reachable heights is not worth its time. */
const REACH_WORK = 4_000_000

/**
 * A lower bound, in grid steps, for the height of any layout of all boxes, from: the area, the tallest box, the boxes
 * that are wider than half the film in every turn and are therefore stacked, and obstacles. Without obstacles every
 * layout can be compacted until its height is a sum of sides, so the bound is raised to the next such sum.
 */
export const lowerBound = (problem: Problem): number => {
  const { kinds, obstacles, width } = problem
  if (kinds.length === 0) return 0
  let area = 0
  let tallest = 0
  let stacked = 0
  for (const { width: wide, height: high, canTurn, copies } of kinds) {
    area += wide * high * copies
    const least = canTurn ? Math.min(wide, high) : high
    const narrowest = canTurn ? Math.min(wide, high) : wide
    tallest = Math.max(tallest, least)
    if (narrowest * 2 > width) stacked += least * copies
  }
  const bound = Math.max(tallest, stacked, Math.ceil(area / width - 1e-9), rowsOfOneKind(problem))
  if (obstacles.length === 0) return nextReachable(problem, bound)
  return Math.max(bound, ...obstacles.map((box) => box.y + box.height))
}

/** Boxes of one size that may not turn are placed in full rows. */
const rowsOfOneKind = ({ kinds, width }: Problem): number => {
  const [kind, another] = kinds
  if (!kind || another || kind.canTurn) return 0
  return Math.ceil(kind.copies / Math.floor(width / kind.width)) * kind.height
}

/** The smallest sum of sides that is at least `bound`, using each box at most once. */
const nextReachable = ({ kinds }: Problem, bound: number): number => {
  const boxes = kinds.reduce((sum, kind) => sum + kind.copies, 0)
  const tallest = Math.max(...kinds.map((kind) => Math.max(kind.width, kind.height)))
  const limit = bound + tallest
  if (boxes * 2 * limit > REACH_WORK) return bound
  let reachable = new Uint8Array(limit + 1)
  reachable[0] = 1
  for (const kind of kinds) {
    for (let copy = 0; copy < kind.copies; copy++) {
      const before = reachable
      reachable = before.slice()
      for (const side of kind.canTurn ? [kind.width, kind.height] : [kind.height]) {
        for (let sum = side; sum <= limit; sum++) if (before[sum - side]) reachable[sum] = 1
      }
    }
  }
  for (let sum = bound; sum <= limit; sum++) if (reachable[sum]) return sum
  return bound
}
