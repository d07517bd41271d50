/** Loss and weight of every pair of pieces (Gardeyn and Wauters 2025, guided local search over pairs). */
export type Overlaps = {
  readonly count: number
  /** count × count, symmetric, without weights. */
  readonly losses: Float64Array
  readonly weights: Float64Array
  /** Pairs whose weight is above 1, as first × count + second. */
  heavy: number[]
}

export const createOverlaps = (count: number): Overlaps => ({
  count,
  losses: new Float64Array(count * count),
  weights: new Float64Array(count * count).fill(1),
  heavy: [],
})

export const clearRow = ({ count, losses }: Overlaps, piece: number): void => {
  const row = piece * count
  for (let j = 0; j < count; j++) {
    if (losses[row + j] === 0) continue
    losses[row + j] = 0
    losses[j * count + piece] = 0
  }
}

export const setLoss = ({ count, losses }: Overlaps, i: number, j: number, loss: number): void => {
  losses[i * count + j] = loss
  losses[j * count + i] = loss
}

export const lossOf = ({ count, losses }: Overlaps, piece: number): number => {
  let sum = 0
  const row = piece * count
  for (let j = 0; j < count; j++) sum += losses[row + j] as number
  return sum
}

export const weightsOf = ({ count, weights }: Overlaps, piece: number): Float64Array =>
  weights.subarray(piece * count, (piece + 1) * count)

export const totalLoss = ({ losses }: Overlaps): number => {
  let sum = 0
  for (let i = 0; i < losses.length; i++) sum += losses[i] as number
  return sum / 2
}

const MOST_INCREASE = 1.5
const LEAST_INCREASE = 1.1
const DECAY = 0.95

/** Pairs that overlap grow heavier, the worst the most; the others come back to 1. */
export const updateWeights = (overlaps: Overlaps): void => {
  const { count, losses, weights } = overlaps
  let worst = 0
  for (let i = 0; i < losses.length; i++) if ((losses[i] as number) > worst) worst = losses[i] as number
  const heavy: number[] = []
  for (const pair of overlaps.heavy) {
    if (losses[pair] !== 0) continue
    const weight = Math.max(1, (weights[pair] as number) * DECAY)
    setWeight(overlaps, pair, weight)
    if (weight > 1) heavy.push(pair)
  }
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      const pair = i * count + j
      const loss = losses[pair] as number
      if (loss === 0) continue
      const increase = LEAST_INCREASE + (MOST_INCREASE - LEAST_INCREASE) * (loss / worst)
      setWeight(overlaps, pair, (weights[pair] as number) * increase)
      heavy.push(pair)
    }
  }
  overlaps.heavy = heavy
}

export const resetWeights = (overlaps: Overlaps): void => {
  for (const pair of overlaps.heavy) setWeight(overlaps, pair, 1)
  overlaps.heavy = []
}

const setWeight = ({ count, weights }: Overlaps, pair: number, weight: number) => {
  weights[pair] = weight
  weights[(pair % count) * count + Math.floor(pair / count)] = weight
}
