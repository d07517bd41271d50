import type { Random } from '../../random.ts'
import type { Pose } from '../problem.ts'
import { type Field, lossAt } from './field.ts'

/** Where a piece may go, and what it meets there. The piece itself must not be in the field. */
export type Choices = {
  readonly field: Field
  /** Weights of the piece's pairs, from `row` on. */
  readonly weights: Float64Array
  row: number
  /** All poses of the problem; `allowed` are the numbers of those that this piece may take. */
  readonly poses: readonly Pose[]
  allowed: readonly number[]
  readonly width: number
  length: number
  /** Narrow side of the piece: steps are shares of it. */
  size: number
}

export type Place = { x: number; y: number; pose: number; loss: number }

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
  from.loss = lossAt(
    choices.field,
    choices.weights,
    choices.row,
    from.pose,
    from.x,
    from.y,
    Number.POSITIVE_INFINITY,
  )
  keep(from)
  const pose = choices.poses[from.pose] as Pose
  const spreadX = pose.box.maxX - pose.box.minX
  const spreadY = pose.box.maxY - pose.box.minY
  for (let i = 0; i < effort.near; i++) {
    const number = choices.allowed[random.below(choices.allowed.length)] as number
    const x = from.x + (random.real() - 0.5) * spreadX
    const y = from.y + (random.real() - 0.5) * spreadY
    tryPlace(choices, best, effort, number, x, y)
  }
  for (let i = 0; i < effort.anywhere; i++) {
    const number = choices.allowed[random.below(choices.allowed.length)] as number
    const { box } = choices.poses[number] as Pose
    const x = random.real() * (choices.width - box.maxX + box.minX) - box.minX
    const y = random.real() * (choices.length - box.maxY + box.minY) - box.minY
    tryPlace(choices, best, effort, number, x, y)
  }
  for (const place of [...best])
    keep(descend(choices, place, choices.size * 0.25, choices.size * 0.02, random))
  return descend(choices, best[0] as Place, choices.size * 0.01, choices.size * 0.001, random)
}

/** Keeps the place nearest to (x, y) on the film when it is among the best. Most are not, and make no object. */
const tryPlace = (choices: Choices, best: Place[], effort: Effort, pose: number, x: number, y: number) => {
  const { box } = choices.poses[pose] as Pose
  const onFilmX = clamp(x, -box.minX, choices.width - box.maxX)
  const onFilmY = clamp(y, -box.minY, choices.length - box.maxY)
  const bound =
    best.length < effort.refined ? Number.POSITIVE_INFINITY : (best[best.length - 1] as Place).loss
  const loss = lossAt(choices.field, choices.weights, choices.row, pose, onFilmX, onFilmY, bound)
  if (loss >= bound) return
  keepBest(best, { x: onFilmX, y: onFilmY, pose, loss }, effort.refined, choices.size * 0.05)
}

/** Keeps the list sorted and its places apart from one another. */
const keepBest = (best: Place[], place: Place, most: number, apart: number) => {
  if (best.length === most && place.loss >= (best[most - 1] as Place).loss) return
  for (let i = best.length - 1; i >= 0; i--) {
    const other = best[i] as Place
    const isSimilar =
      other.pose === place.pose && Math.abs(other.x - place.x) < apart && Math.abs(other.y - place.y) < apart
    if (!isSimilar) continue
    if (other.loss <= place.loss) return
    best.splice(i, 1)
  }
  if (best.length === most) best.pop()
  let i = best.length
  while (i > 0 && (best[i - 1] as Place).loss > place.loss) i--
  best.splice(i, 0, place)
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

const GROW = 1.1
const SHRINK = 0.5
const ROOT_GROW = Math.sqrt(GROW)
const ROOT_SHRINK = Math.sqrt(SHRINK)
/** Across, along, and the two diagonals. */
const AXIS_X = [1, 0, 1, -1]
const AXIS_Y = [0, 1, 1, 1]

/**
 * Coordinate descent: along one axis, on the side that helped last, then on the other; longer steps while it
 * helps, another axis when it does not.
 */
const descend = (choices: Choices, start: Place, step: number, limit: number, random: Random): Place => {
  const { field, weights, row } = choices
  const { pose } = start
  const { box } = choices.poses[pose] as Pose
  const lowX = -box.minX
  const highX = Math.max(lowX, choices.width - box.maxX)
  const lowY = -box.minY
  const highY = Math.max(lowY, choices.length - box.maxY)
  let { x, y, loss } = start
  let stepX = step
  let stepY = step
  let axis = random.below(4)
  let sense = 1
  while ((stepX >= limit || stepY >= limit) && loss > 0) {
    const dx = (AXIS_X[axis] as number) * stepX * sense
    const dy = (AXIS_Y[axis] as number) * stepY * sense
    let better = false
    const forwardX = clamp(x + dx, lowX, highX)
    const forwardY = clamp(y + dy, lowY, highY)
    const forward = lossAt(field, weights, row, pose, forwardX, forwardY, loss)
    if (forward < loss) {
      better = true
      x = forwardX
      y = forwardY
      loss = forward
    } else {
      const backX = clamp(x - dx, lowX, highX)
      const backY = clamp(y - dy, lowY, highY)
      const back = lossAt(field, weights, row, pose, backX, backY, loss)
      if (back < loss) {
        better = true
        sense = -sense
        x = backX
        y = backY
        loss = back
      } else if (forward === loss || back === loss) {
        x = forward === loss ? forwardX : backX
        y = forward === loss ? forwardY : backY
      }
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
  return { x, y, pose, loss }
}
