import type { Problem } from './problem.ts'

/**
 * A height, in grid steps, that no layout of all boxes can beat: the area, the tallest box, and the boxes that are
 * wider than half the film in every turn and so lie one above the other.
 */
export const lowerBound = (problem: Problem): number => {
  let area = 0
  let tallest = 0
  let stacked = 0
  for (const { width, height, canTurn, copies } of problem.kinds) {
    area += width * height * copies
    const least = canTurn ? Math.min(width, height) : height
    const narrowest = canTurn ? Math.min(width, height) : width
    tallest = Math.max(tallest, least)
    if (narrowest * 2 > problem.width) stacked += least * copies
  }
  return Math.max(tallest, stacked, Math.ceil(area / Math.max(1, problem.width) - 1e-9))
}
