import type { NestResult } from '../types.ts'
import { withMore } from '../with-more.ts'
import { nestShapes } from './nest-shapes.ts'
import { readOutline } from './outline/read-outline.ts'
import type { ShapeItem, ShapeOptions, ShapeResult, ShapeStrip } from './types.ts'

export type FilledShapes = {
  /** Copies of the item that fit in addition to the requested ones. */
  readonly moreCopies: number
  /** The layout with them, including everything requested. */
  readonly result: ShapeResult
}

type Options = ShapeOptions & { readonly onMore?: (moreCopies: number) => void }

/**
 * Finds how many more copies of one shape fit on a fixed sheet, starting from the count found for their `boxes`. More
 * and more copies are added as long as all fit, then fewer at a time; every attempt gets the whole budget, ends as soon
 * as everything is on the sheet, and counts what it placed even if not everything fit.
 */
export const fillShapes = (
  items: readonly ShapeItem[],
  more: ShapeItem,
  strip: ShapeStrip,
  options: Options,
  boxes: { readonly moreCopies: number; readonly result: NestResult },
): FilledShapes => {
  const { maxHeight = 0 } = strip
  const tryWith = (copies: number) =>
    nestShapes(withMore(items, more, copies), strip, { ...options, onImprovement: undefined })
  const doBoxesFit = boxes.result.unplaced.length === 0
  let moreCopies = doBoxesFit ? boxes.moreCopies : 0
  let result = doBoxesFit ? asShapes(boxes.result, [...items, more], strip) : tryWith(0)
  if (result.unplaced.length > 0) return { moreCopies: 0, result }
  const ink = inkOf(more)
  const roomLeft = () =>
    Math.floor((strip.width * maxHeight - result.density * strip.width * result.height) / ink)
  let isGrowing = true
  for (let step = Math.max(1, moreCopies >> 3); ink > 0 && step >= 1 && !options.signal?.aborted; ) {
    const next = Math.min(Math.floor(step), 10_000 - moreCopies, roomLeft())
    const tried = next > 0 ? tryWith(moreCopies + next) : undefined
    const left = tried ? leftOver(tried, more.id) : next
    if (tried && left < next) {
      moreCopies += next - left
      result = { ...tried, unplaced: [] }
      options.onMore?.(moreCopies)
    }
    isGrowing &&= left === 0 && next > 0
    step = isGrowing ? step * 2 : step / 2
  }
  return { moreCopies, result }
}

/** Copies of the item that did not fit; infinite if any other item did not fit either. */
const leftOver = ({ unplaced }: ShapeResult, itemId: string) =>
  unplaced.every((one) => one.itemId === itemId)
    ? unplaced.reduce((sum, { copies }) => sum + copies, 0)
    : Number.POSITIVE_INFINITY

const inkOf = ({ shape }: ShapeItem) => readOutline(shape)?.area ?? 0

/** A layout of the bounding boxes is also one of the shapes inside them. */
const asShapes = (
  { placements, height, unplaced }: NestResult,
  items: readonly ShapeItem[],
  strip: ShapeStrip,
): ShapeResult => {
  const ink = new Map(items.map((item) => [item.id, inkOf(item)]))
  const laid = placements.reduce((sum, { itemId }) => sum + (ink.get(itemId) ?? 0), 0)
  const density = height === 0 ? 0 : Math.min(1, laid / (strip.width * height))
  return { placements, height, unplaced, notes: [], density, lowerBound: 0, optimal: false }
}
