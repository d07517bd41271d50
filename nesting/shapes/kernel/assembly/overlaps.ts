import { count } from './film'
import { intAt, realAt, setInt, setReal } from './memory'

/** Loss and weight of every pair, count × count, symmetric (Gardeyn and Wauters 2025, guided local search over pairs). */
let losses: usize = 0
let weights: usize = 0
/** Per piece, how many others it overlaps. */
let clashes: usize = 0
/** Pairs with a weight above 1, as first × count + second; and space for the next such list. */
let heavy: usize = 0
let heavyNext: usize = 0
let heavyCount: i32 = 0

const MOST_INCREASE: f64 = 1.5
const LEAST_INCREASE: f64 = 1.1
const DECAY: f64 = 0.95

export function setOverlaps(
  lossList: usize,
  weightList: usize,
  clashList: usize,
  heavyA: usize,
  heavyB: usize,
): void {
  losses = lossList
  weights = weightList
  clashes = clashList
  heavy = heavyA
  heavyNext = heavyB
}

export function clashesOf(piece: i32): i32 {
  return intAt(clashes, piece)
}

/** Where the weights of a piece's pairs start. */
export function weightsOf(piece: i32): usize {
  return weights + (((piece * count) as usize) << 3)
}

export function clearLosses(): void {
  memory.fill(losses, 0, ((count as usize) * (count as usize)) << 3)
  memory.fill(clashes, 0, (count as usize) << 2)
}

export function clearRow(piece: i32): void {
  const row = piece * count
  for (let j = 0, left = clashesOf(piece); left > 0; j++) {
    if (realAt(losses, row + j) === 0) continue
    setReal(losses, row + j, 0)
    setReal(losses, j * count + piece, 0)
    setInt(clashes, j, clashesOf(j) - 1)
    left--
  }
  setInt(clashes, piece, 0)
}

/** For a pair without a loss so far. */
export function setLoss(i: i32, j: i32, loss: f64): void {
  setReal(losses, i * count + j, loss)
  setReal(losses, j * count + i, loss)
  setInt(clashes, i, clashesOf(i) + 1)
  setInt(clashes, j, clashesOf(j) + 1)
}

export function totalLoss(): f64 {
  let sum: f64 = 0
  for (let i = 0; i < count; i++) {
    if (clashesOf(i) === 0) continue
    for (let j = i + 1; j < count; j++) sum += realAt(losses, i * count + j)
  }
  return sum
}

/** Increases the weights of overlapping pairs, the worst ones most; the others return to 1. */
export function updateWeights(): void {
  let kept = 0
  for (let k = 0; k < heavyCount; k++) {
    const pair = intAt(heavy, k)
    if (realAt(losses, pair) !== 0) continue
    const weight = max(1.0, realAt(weights, pair) * DECAY)
    setWeight(pair, weight)
    if (weight > 1) setInt(heavyNext, kept++, pair)
  }
  const clashing = kept
  let worst: f64 = 0
  for (let i = 0; i < count; i++) {
    if (clashesOf(i) === 0) continue
    for (let j = i + 1; j < count; j++) {
      const loss = realAt(losses, i * count + j)
      if (loss === 0) continue
      if (loss > worst) worst = loss
      setInt(heavyNext, kept++, i * count + j)
    }
  }
  for (let k = clashing; k < kept; k++) {
    const pair = intAt(heavyNext, k)
    const increase = LEAST_INCREASE + (MOST_INCREASE - LEAST_INCREASE) * (realAt(losses, pair) / worst)
    setWeight(pair, realAt(weights, pair) * increase)
  }
  const spare = heavy
  heavy = heavyNext
  heavyNext = spare
  heavyCount = kept
}

export function resetWeights(): void {
  for (let k = 0; k < heavyCount; k++) setWeight(intAt(heavy, k), 1)
  heavyCount = 0
}

function setWeight(pair: i32, weight: f64): void {
  setReal(weights, pair, weight)
  setReal(weights, (pair % count) * count + pair / count, weight)
}
