import { isShapes, nest } from './nest.ts'
import type { ShapeItem, ShapeOptions, ShapeResult } from './shapes/index.ts'
import { nestShapes } from './shapes/index.ts'
import type { NestItem, NestOptions, NestResult, NestStrip, NestUnplaced } from './types.ts'

export type NestedSheets<R extends NestResult | ShapeResult = NestResult> = {
  /** One result per sheet; its `unplaced` is what was carried over to the next. */
  readonly sheets: readonly R[]
  /** What fit on none of them. */
  readonly unplaced: readonly NestUnplaced[]
}

/**
 * Fills sheet after sheet, each as full as possible, until everything is placed or the sheets are used up; the last one
 * is made as short as possible. `strips` are the sheets in the order in which they are filled; a single strip is
 * repeated as often as needed. Copies are numbered across all sheets, locked placements are on the first, and the
 * budget is spent on each sheet. Rectangles or true shapes, like `nest`.
 */
export function nestSheets(
  items: readonly NestItem[],
  strips: NestStrip | readonly NestStrip[],
  options?: NestOptions,
): NestedSheets
export function nestSheets(
  items: readonly ShapeItem[],
  strips: NestStrip | readonly NestStrip[],
  options?: ShapeOptions,
): NestedSheets<ShapeResult>
export function nestSheets(
  items: readonly NestItem[] | readonly ShapeItem[],
  strips: NestStrip | readonly NestStrip[],
  options: NestOptions | ShapeOptions = {},
): NestedSheets | NestedSheets<ShapeResult> {
  return isShapes(items)
    ? fillOneByOne(items, strips, options as ShapeOptions, nestShapes)
    : fillOneByOne(items, strips, options as NestOptions, (some, strip, own) => nest(some, strip, own))
}

const fillOneByOne = <
  I extends NestItem | ShapeItem,
  O extends NestOptions | ShapeOptions,
  R extends NestResult | ShapeResult,
>(
  items: readonly I[],
  strips: NestStrip | readonly NestStrip[],
  options: O,
  nestOne: (items: readonly I[], strip: NestStrip, options: O) => R,
): NestedSheets<R> => {
  const sheets: R[] = []
  const numbered = new Map<string, number>()
  const impossible: NestUnplaced[] = []
  let rest: readonly I[] = items
  let waiting: readonly NestUnplaced[] = []
  for (let sheet = 0; ; sheet++) {
    const strip = 'width' in strips ? strips : strips[sheet]
    if (!strip) break
    const locked = sheet === 0 ? options.locked : []
    const result = nestOne(rest, strip, { ...options, locked, onImprovement: undefined })
    const hasPlaced = result.placements.length > 0
    if (hasPlaced) sheets.push({ ...result, placements: renumber(result.placements, numbered) })
    impossible.push(...result.unplaced.filter(({ reason }) => !isRoomReason(reason)))
    waiting = result.unplaced.filter(({ reason }) => isRoomReason(reason))
    rest = leftOver(rest, waiting)
    const isStuck = !hasPlaced && sheet > 0 && 'width' in strips
    if (rest.length === 0 || isStuck || options.signal?.aborted) break
  }
  return { sheets, unplaced: [...impossible, ...waiting] }
}

/** What another sheet may still take; items that can never be printed are not tried again. */
const leftOver = <I extends NestItem | ShapeItem>(
  items: readonly I[],
  unplaced: readonly NestUnplaced[],
): I[] =>
  items.flatMap((item) => {
    const left = unplaced.find(({ itemId }) => itemId === item.id)
    return left ? [{ ...item, copies: left.copies }] : []
  })

const isRoomReason = (reason: NestUnplaced['reason']) => reason === 'no_room' || reason === 'too_tall'

const renumber = <P extends { readonly itemId: string }>(
  placements: readonly P[],
  numbered: Map<string, number>,
): P[] =>
  placements.map((placement) => {
    const copy = numbered.get(placement.itemId) ?? 0
    numbered.set(placement.itemId, copy + 1)
    return { ...placement, copy }
  })
