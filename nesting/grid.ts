/**
 * Lengths as whole numbers. Sums of decimals such as 0.1 + 0.2 must compare equal to 0.3, so the engine counts in steps
 * of a decimal grid some twelve digits below the largest length, coarsened by the greatest common divisor.
 */
export type Grid = {
  readonly toSteps: (length: number) => number
  readonly toLength: (steps: number) => number
}

/** The largest length on the grid; the sum of thousands is still exact. */
const LARGEST = 1e12

/** `lengths` are all those that will be put on the grid. Rounds down, by less than one part in 10^11 of the largest. */
export const createGrid = (lengths: readonly number[]): Grid => {
  const largest = lengths.reduce((most, length) => Math.max(most, Math.abs(length)), 0)
  if (largest === 0) return { toSteps: () => 0, toLength: () => 0 }
  const perUnit = stepsPerUnit(largest)
  const fine = (length: number) => Math.floor(length * perUnit + 0.01)
  const divisor =
    lengths.reduce((common, length) => greatestCommonDivisor(common, Math.abs(fine(length))), 0) || 1
  return {
    toSteps: (length) => Math.floor(fine(length) / divisor),
    toLength: (steps) => (steps * divisor) / perUnit,
  }
}

const stepsPerUnit = (largest: number): number => {
  let steps = 1
  while (largest * steps * 10 <= LARGEST) steps *= 10
  while (largest * steps > LARGEST) steps /= 10
  return steps
}

const greatestCommonDivisor = (first: number, second: number): number => {
  let a = first
  let b = second
  while (b > 0) {
    const rest = a % b
    a = b
    b = rest
  }
  return a
}
