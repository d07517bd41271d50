import { lossAt } from './field'
import { length, mateOf, maxX, maxY, minX, minY, poseOf, width, xOf, yOf } from './film'
import { addressAt, intAt, realAt } from './memory'
import { weightsOf } from './overlaps'
import { below, real } from './random'

/** Per piece its kind; per kind its shorter side, and the poses that the current film allows. */
let kinds: usize = 0
let sizes: usize = 0
let allowedLists: usize = 0
let allowedCounts: usize = 0

export function setKinds(kindList: usize, sizeList: usize, allowed: usize, counts: usize): void {
  kinds = kindList
  sizes = sizeList
  allowedLists = allowed
  allowedCounts = counts
}

/** The piece being placed, and the scale of its steps. */
let mate: i32 = -1
let weights: usize = 0
let size: f64 = 0

/** A place is x, y, loss and pose: PLACE bytes. The best ones, lowest loss first, and the one being refined. */
const PLACE: usize = 32
const MOST_REFINED: i32 = 6
const best: usize = memory.data(32 * 8)
const refining: usize = memory.data(32 * 8)
let bestCount: i32 = 0
let most: i32 = 0

export let foundX: f64 = 0
export let foundY: f64 = 0
export let foundPose: i32 = 0
let foundLoss: f64 = 0

/**
 * Finds the place with the lowest weighted loss for a piece: its current one, `near` samples around it and `anywhere`
 * samples over the whole film; the best `refined` of them are refined by descent along axes and diagonals, and the best
 * of all once more. The piece and its mate must be hidden. The place is returned in `foundX`, `foundY`, `foundPose`.
 */
export function findPlace(piece: i32, near: i32, anywhere: i32, refined: i32): void {
  const kind = intAt(kinds, piece)
  const allowed = addressAt(allowedLists, kind)
  const choice = intAt(allowedCounts, kind)
  mate = mateOf(piece)
  weights = weightsOf(piece)
  size = realAt(sizes, kind)
  most = min(refined, MOST_REFINED)
  bestCount = 0
  const fromX = xOf(piece)
  const fromY = yOf(piece)
  const from = poseOf(piece)
  keepBest(fromX, fromY, from, lossAt(weights, mate, from, fromX, fromY, Infinity))
  const spreadX = maxX(from) - minX(from)
  const spreadY = maxY(from) - minY(from)
  for (let i = 0; i < near; i++) {
    const pose = intAt(allowed, below(choice))
    const x = fromX + (real() - 0.5) * spreadX
    const y = fromY + (real() - 0.5) * spreadY
    tryPlace(pose, x, y)
  }
  for (let i = 0; i < anywhere; i++) {
    const pose = intAt(allowed, below(choice))
    const x = real() * (width - maxX(pose) + minX(pose)) - minX(pose)
    const y = real() * (length - maxY(pose) + minY(pose)) - minY(pose)
    tryPlace(pose, x, y)
  }
  const count = bestCount
  memory.copy(refining, best, (count as usize) * PLACE)
  for (let i = 0; i < count; i++) {
    descend(refining + (i as usize) * PLACE, size * 0.25, size * 0.02)
    keepBest(foundX, foundY, foundPose, foundLoss)
  }
  descend(best, size * 0.01, size * 0.001)
}

/** Keeps the place on the film nearest to (x, y) if it is among the best. */
function tryPlace(pose: i32, x: f64, y: f64): void {
  const onFilmX = clamp(x, -minX(pose), width - maxX(pose))
  const onFilmY = clamp(y, -minY(pose), length - maxY(pose))
  const bound = bestCount < most ? Infinity : lossOf(bestCount - 1)
  const loss = lossAt(weights, mate, pose, onFilmX, onFilmY, bound)
  if (loss < bound) keepBest(onFilmX, onFilmY, pose, loss)
}

function lossOf(rank: i32): f64 {
  return load<f64>(best + (rank as usize) * PLACE, 16)
}

/** Keeps the list sorted and its places apart from one another. */
function keepBest(x: f64, y: f64, pose: i32, loss: f64): void {
  if (bestCount === most && loss >= lossOf(most - 1)) return
  const apart = size * 0.05
  for (let i = bestCount - 1; i >= 0; i--) {
    const other = best + (i as usize) * PLACE
    const isSimilar =
      load<i32>(other, 24) === pose &&
      abs(load<f64>(other) - x) < apart &&
      abs(load<f64>(other, 8) - y) < apart
    if (!isSimilar) continue
    if (lossOf(i) <= loss) return
    bestCount--
    memory.copy(other, other + PLACE, ((bestCount - i) as usize) * PLACE)
  }
  if (bestCount === most) bestCount--
  let rank = bestCount
  while (rank > 0 && lossOf(rank - 1) > loss) rank--
  const place = best + (rank as usize) * PLACE
  memory.copy(place + PLACE, place, ((bestCount - rank) as usize) * PLACE)
  store<f64>(place, x)
  store<f64>(place, y, 8)
  store<f64>(place, loss, 16)
  store<i32>(place, pose, 24)
  bestCount++
}

function clamp(value: f64, low: f64, high: f64): f64 {
  return max(low, min(value, high))
}

const GROW: f64 = 1.1
const SHRINK: f64 = 0.5
const ROOT_GROW: f64 = Math.sqrt(1.1)
const ROOT_SHRINK: f64 = Math.sqrt(0.5)

/**
 * Coordinate descent across, along or on one of the two diagonals: first in the direction that helped last, then in the
 * opposite one; steps get longer while they help, otherwise another axis is tried.
 */
function descend(start: usize, step: f64, limit: f64): void {
  const pose = load<i32>(start, 24)
  const lowX = -minX(pose)
  const highX = max(lowX, width - maxX(pose))
  const lowY = -minY(pose)
  const highY = max(lowY, length - maxY(pose))
  let x = load<f64>(start)
  let y = load<f64>(start, 8)
  let loss = load<f64>(start, 16)
  let stepX = step
  let stepY = step
  let axis = below(4)
  let sense: f64 = 1
  while ((stepX >= limit || stepY >= limit) && loss > 0) {
    const dx = (axis === 1 ? 0.0 : axis === 3 ? -1.0 : 1.0) * stepX * sense
    const dy = (axis === 0 ? 0.0 : 1.0) * stepY * sense
    let isBetter = false
    const forwardX = clamp(x + dx, lowX, highX)
    const forwardY = clamp(y + dy, lowY, highY)
    const forward = lossAt(weights, mate, pose, forwardX, forwardY, loss)
    if (forward < loss) {
      isBetter = true
      x = forwardX
      y = forwardY
      loss = forward
    } else {
      const backX = clamp(x - dx, lowX, highX)
      const backY = clamp(y - dy, lowY, highY)
      const back = lossAt(weights, mate, pose, backX, backY, loss)
      if (back < loss) {
        isBetter = true
        sense = -sense
        x = backX
        y = backY
        loss = back
      } else if (forward === loss) {
        x = forwardX
        y = forwardY
      } else if (back === loss) {
        x = backX
        y = backY
      }
    }
    if (axis === 0) stepX *= isBetter ? GROW : SHRINK
    else if (axis === 1) stepY *= isBetter ? GROW : SHRINK
    else {
      stepX *= isBetter ? ROOT_GROW : ROOT_SHRINK
      stepY *= isBetter ? ROOT_GROW : ROOT_SHRINK
    }
    if (!isBetter) axis = below(4)
  }
  foundX = x
  foundY = y
  foundPose = pose
  foundLoss = loss
}
