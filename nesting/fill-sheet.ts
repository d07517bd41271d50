import { nest } from './nest.ts'
import { asBoxItem, asBoxObstacle } from './shapes/as-boxes.ts'
import { type FilledShapes, fillShapes, type ShapeItem, type ShapeOptions } from './shapes/index.ts'
import type { NestItem, NestOptions, NestResult, NestStrip } from './types.ts'
import { withMore } from './with-more.ts'

export type Filled = {
  /** Copies of the item that fit in addition to the requested ones. */
  readonly moreCopies: number
  /** The layout with them, including everything requested. */
  readonly result: NestResult
}

type Watched = {
  /** Called whenever more copies fit than before. */
  readonly onMore?: (moreCopies: number) => void
}

/** Layouts tried per count with the bounding boxes of true shapes, before nesting the shapes themselves. */
const BOX_STEPS = 120

/**
 * Finds how many more copies of one item fit on a fixed sheet. With `options.locked` the sheet is kept as it is and
 * `items` may be empty; otherwise everything may move. Every layout that is tried gets the whole budget, and there are
 * up to ten for rectangles, and up to twice the logarithm of the count for true shapes, which never yield fewer than
 * their bounding boxes. The count is what was found, not a proof that one more cannot fit. `moreCopies` is 0 when the
 * requested items do not fit as they are. Throws a TypeError without `strip.maxHeight`.
 */
export function fillSheet(
  items: readonly NestItem[],
  more: NestItem,
  strip: NestStrip,
  options?: NestOptions & Watched,
): Filled
export function fillSheet(
  items: readonly ShapeItem[],
  more: ShapeItem,
  strip: NestStrip,
  options?: ShapeOptions & Watched,
): FilledShapes
export function fillSheet(
  items: readonly NestItem[] | readonly ShapeItem[],
  more: NestItem | ShapeItem,
  strip: NestStrip,
  options: (NestOptions | ShapeOptions) & Watched = {},
): Filled | FilledShapes {
  return 'shape' in more
    ? fillWithShapes(items as readonly ShapeItem[], more, strip, options as ShapeOptions & Watched)
    : fillWithBoxes(items as readonly NestItem[], more, strip, options as NestOptions & Watched)
}

const fillWithShapes = (
  items: readonly ShapeItem[],
  more: ShapeItem,
  strip: NestStrip,
  options: ShapeOptions & Watched,
): FilledShapes => {
  const boxes = fillWithBoxes(items.map(asBoxItem), asBoxItem(more), strip, {
    seed: options.seed,
    onMore: options.onMore,
    locked: (options.locked ?? []).map(asBoxObstacle),
    budget: { steps: BOX_STEPS },
  })
  return fillShapes(items, more, strip, options, boxes)
}

const fillWithBoxes = (
  items: readonly NestItem[],
  more: NestItem,
  strip: NestStrip,
  options: NestOptions & Watched,
): Filled => {
  if (strip.maxHeight === undefined) throw new TypeError('Only a fixed sheet can be filled: maxHeight')
  const tryWith = (copies: number) =>
    nest(withMore(items, more, copies), strip, { ...options, onImprovement: undefined })
  const asked = tryWith(0)
  if (asked.unplaced.length > 0) return { moreCopies: 0, result: asked }
  const area = (more.width + strip.spacing) * (more.height + strip.spacing)
  const sheet = (strip.width + strip.spacing) * (strip.maxHeight + strip.spacing)
  let least = 0
  let result = asked
  let most = Math.floor(
    Math.min(
      10_000,
      Math.max(0, area > 0 ? (sheet * (1 - asked.density * usedPart(asked, strip))) / area : 0),
    ),
  )
  const keep = (copies: number, layout: NestResult) => {
    least = copies
    result = layout
    if (copies > 0) options.onMore?.(copies)
  }
  // One generous attempt settles most of it: copies that do not fit there are close to those that can never fit.
  const generous = most > 0 ? tryWith(most) : asked
  if (generous.unplaced.length === 0) {
    keep(most, generous)
    return { moreCopies: most, result: generous }
  }
  if (generous.unplaced.every(({ itemId }) => itemId === more.id)) {
    const placed = most - generous.unplaced.reduce((sum, { copies }) => sum + copies, 0)
    if (placed > 0) keep(placed, { ...generous, unplaced: [] })
    most = Math.min(most - 1, least + 1)
  }
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    const next = tryWith(middle)
    if (next.unplaced.length === 0) keep(middle, next)
    else most = middle - 1
  }
  return { moreCopies: least, result }
}

const usedPart = (result: NestResult, strip: NestStrip) => result.height / (strip.maxHeight ?? result.height)
