import type { Random } from '../../random.ts'
import type { Pose } from '../problem.ts'
import { type Field, lossAt } from './field.ts'

/** Where a piece may go: one field per pose that it may take, filled when first used. */
export type Choices = {
  readonly poses: readonly Pose[]
  readonly fieldOf: (choice: number) => Field
  readonly width: number
  readonly length: number
  /** Narrow side of the piece: steps are shares of it. */
  readonly size: number
}

export type Place = { x: number; y: number; choice: number; loss: number }

export type Effort = {
  /** Places tried around where the piece lies. */
  readonly near: number
  /** Places tried on the whole film. */
  readonly anywhere: number
  /** How many of the best are refined. */
  readonly refined: number
}

/**
 * The best place found for a piece by its weighted loss: where it lies, samples around it and on the whole film,
 * the best of them refined by descent along axes and diagonals, the best of all refined once more.
 */
export const findPlace = (choices: Choices, from: Place, effort: Effort, random: Random): Place => {
  const best: Place[] = []
  const keep = (place: Place) => keepBest(best, place, effort.refined, choices.size * 0.05)
  from.loss = lossOf(choices, from, Number.POSITIVE_INFINITY)
  keep(from)
  const pose = choices.poses[from.choice] as Pose
  const spreadX = pose.box.maxX - pose.box.minX
  const spreadY = pose.box.maxY - pose.box.minY
  for (let i = 0; i < effort.near; i++) {
    const choice = random.below(choices.poses.length)
    const x = from.x + (random.real() - 0.5) * spreadX
    const y = from.y + (random.real() - 0.5) * spreadY
    keep(evaluate(choices, clampPlace(choices, { x, y, choice, loss: 0 }), boundOf(best, effort)))
  }
  for (let i = 0; i < effort.anywhere; i++) {
    const choice = random.below(choices.poses.length)
    const { box } = choices.poses[choice] as Pose
    const x = random.real() * (choices.width - box.maxX + box.minX) - box.minX
    const y = random.real() * (choices.length - box.maxY + box.minY) - box.minY
    keep(evaluate(choices, clampPlace(choices, { x, y, choice, loss: 0 }), boundOf(best, effort)))
  }
  for (const place of [...best])
    keep(descend(choices, place, choices.size * 0.25, choices.size * 0.02, random))
  return descend(choices, best[0] as Place, choices.size * 0.01, choices.size * 0.001, random)
}

const evaluate = (choices: Choices, place: Place, bound: number) => {
  place.loss = lossOf(choices, place, bound)
  return place
}

const lossOf = (choices: Choices, place: Place, bound: number) =>
  lossAt(choices.fieldOf(place.choice), place.x, place.y, bound)

const boundOf = (best: readonly Place[], effort: Effort) =>
  best.length < effort.refined ? Number.POSITIVE_INFINITY : (best[best.length - 1] as Place).loss

/** Keeps the list sorted and its places apart from one another. */
const keepBest = (best: Place[], place: Place, most: number, apart: number) => {
  if (best.length === most && place.loss >= (best[most - 1] as Place).loss) return
  for (let i = best.length - 1; i >= 0; i--) {
    const other = best[i] as Place
    const isSimilar =
      other.choice === place.choice &&
      Math.abs(other.x - place.x) < apart &&
      Math.abs(other.y - place.y) < apart
    if (!isSimilar) continue
    if (other.loss <= place.loss) return
    best.splice(i, 1)
  }
  if (best.length === most) best.pop()
  let i = best.length
  while (i > 0 && (best[i - 1] as Place).loss > place.loss) i--
  best.splice(i, 0, place)
}

/** Keeps the box of the piece on the film. */
export const clampPlace = (choices: Choices, place: Place): Place => {
  const { box } = choices.poses[place.choice] as Pose
  place.x = clamp(place.x, -box.minX, choices.width - box.maxX)
  place.y = clamp(place.y, -box.minY, choices.length - box.maxY)
  return place
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

const GROW = 1.1
const SHRINK = 0.5
const ROOT_GROW = Math.sqrt(GROW)
const ROOT_SHRINK = Math.sqrt(SHRINK)
/** Across, along, and the two diagonals. */
const AXIS_X = [1, 0, 1, -1]
const AXIS_Y = [0, 1, 1, 1]

/** Coordinate descent: both ways along one axis at a time, longer steps while it helps, another axis when it does not. */
const descend = (choices: Choices, start: Place, step: number, limit: number, random: Random): Place => {
  const field = choices.fieldOf(start.choice)
  const { box } = choices.poses[start.choice] as Pose
  const lowX = -box.minX
  const highX = Math.max(lowX, choices.width - box.maxX)
  const lowY = -box.minY
  const highY = Math.max(lowY, choices.length - box.maxY)
  let { x, y, loss } = start
  let stepX = step
  let stepY = step
  let axis = random.below(4)
  while ((stepX >= limit || stepY >= limit) && loss > 0) {
    const dx = (AXIS_X[axis] as number) * stepX
    const dy = (AXIS_Y[axis] as number) * stepY
    const forwardX = clamp(x + dx, lowX, highX)
    const forwardY = clamp(y + dy, lowY, highY)
    const backX = clamp(x - dx, lowX, highX)
    const backY = clamp(y - dy, lowY, highY)
    const forward = lossAt(field, forwardX, forwardY, loss)
    const back = lossAt(field, backX, backY, loss)
    const better = forward < loss || back < loss
    if (forward <= back && forward <= loss) {
      x = forwardX
      y = forwardY
      loss = forward
    } else if (back <= loss) {
      x = backX
      y = backY
      loss = back
    }
    if (axis < 2) {
      if (axis === 0) stepX *= better ? GROW : SHRINK
      else stepY *= better ? GROW : SHRINK
    } else {
      stepX *= better ? ROOT_GROW : ROOT_SHRINK
      stepY *= better ? ROOT_GROW : ROOT_SHRINK
    }
    if (!better) axis = random.below(4)
  }
  return { x, y, choice: start.choice, loss }
}
