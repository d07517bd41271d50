/** Loss and weight of every pair of pieces (Gardeyn and Wauters 2025, guided local search over pairs). */
export type Overlaps = {
  readonly count: number
  /** count × count, symmetric, without weights. */
  readonly losses: Float64Array
  readonly weights: Float64Array
  /** Per piece how many others it overlaps. */
  readonly clashes: Int32Array
  /** Pairs whose weight is above 1, as first × count + second. */
  heavy: number[]
}

export const createOverlaps = (count: number): Overlaps => ({
  count,
  losses: new Float64Array(count * count),
  weights: new Float64Array(count * count).fill(1),
  clashes: new Int32Array(count),
  heavy: [],
})

export const clearLosses = ({ losses, clashes }: Overlaps): void => {
  losses.fill(0)
  clashes.fill(0)
}

export const clearRow = ({ count, losses, clashes }: Overlaps, piece: number): void => {
  const row = piece * count
  for (let j = 0; j < count && (clashes[piece] as number) > 0; j++) {
    if (losses[row + j] === 0) continue
    losses[row + j] = 0
    losses[j * count + piece] = 0
    clashes[piece] = (clashes[piece] as number) - 1
    clashes[j] = (clashes[j] as number) - 1
  }
}

/** For a pair that has no loss yet. */
export const setLoss = ({ count, losses, clashes }: Overlaps, i: number, j: number, loss: number): void => {
  losses[i * count + j] = loss
  losses[j * count + i] = loss
  clashes[i] = (clashes[i] as number) + 1
  clashes[j] = (clashes[j] as number) + 1
}

export const totalLoss = ({ count, losses, clashes }: Overlaps): number => {
  let sum = 0
  for (let i = 0; i < count; i++) {
    if (clashes[i] === 0) continue
    for (let j = i + 1; j < count; j++) sum += losses[i * count + j] as number
  }
  return sum
}

const MOST_INCREASE = 1.5
const LEAST_INCREASE = 1.1
const DECAY = 0.95

/** Pairs that overlap grow heavier, the worst the most; the others come back to 1. */
export const updateWeights = (overlaps: Overlaps): void => {
  const { count, losses, weights, clashes } = overlaps
  const heavy: number[] = []
  for (const pair of overlaps.heavy) {
    if (losses[pair] !== 0) continue
    const weight = Math.max(1, (weights[pair] as number) * DECAY)
    setWeight(overlaps, pair, weight)
    if (weight > 1) heavy.push(pair)
  }
  const clashing = heavy.length
  let worst = 0
  for (let i = 0; i < count; i++) {
    if (clashes[i] === 0) continue
    for (let j = i + 1; j < count; j++) {
      const loss = losses[i * count + j] as number
      if (loss === 0) continue
      if (loss > worst) worst = loss
      heavy.push(i * count + j)
    }
  }
  for (let k = clashing; k < heavy.length; k++) {
    const pair = heavy[k] as number
    const increase = LEAST_INCREASE + (MOST_INCREASE - LEAST_INCREASE) * ((losses[pair] as number) / worst)
    setWeight(overlaps, pair, (weights[pair] as number) * increase)
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
