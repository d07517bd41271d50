import { nest } from './nest.ts'
import type { NestItem, NestOptions, NestPlacement, NestResult, NestStrip, NestUnplaced } from './types.ts'

export type NestedSheets = {
  /** One result per sheet; `unplaced` inside is what went on to the next. */
  readonly sheets: readonly NestResult[]
  /** What found no place on any of them. */
  readonly unplaced: readonly NestUnplaced[]
}

/**
 * Fills sheet after sheet, each as full as can be, until everything lies somewhere or the sheets are used up; the last
 * one is made as short as it can. `strips` are the sheets in the order in which they are filled; a single strip is
 * repeated as often as needed. Copies are numbered through all sheets, locked placements lie on the first, and the
 * budget is spent on each sheet.
 */
export const nestSheets = (
  items: readonly NestItem[],
  strips: NestStrip | readonly NestStrip[],
  options: NestOptions = {},
): NestedSheets => {
  const sheets: NestResult[] = []
  const numbered = new Map<string, number>()
  const impossible: NestUnplaced[] = []
  let rest = items
  let waiting: readonly NestUnplaced[] = []
  for (let sheet = 0; ; sheet++) {
    const strip = 'width' in strips ? strips : strips[sheet]
    if (!strip) break
    const locked = sheet === 0 ? options.locked : []
    const result = nest(rest, strip, { ...options, locked, onImprovement: undefined })
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

/** What a further sheet may still take; what can never be printed is not asked for again. */
const leftOver = (items: readonly NestItem[], unplaced: readonly NestUnplaced[]): NestItem[] =>
  items.flatMap((item) => {
    const left = unplaced.find(({ itemId }) => itemId === item.id)
    return left ? [{ ...item, copies: left.copies }] : []
  })

const isRoomReason = (reason: NestUnplaced['reason']) => reason === 'no_room' || reason === 'too_tall'

const renumber = (placements: readonly NestPlacement[], numbered: Map<string, number>): NestPlacement[] =>
  placements.map((placement) => {
    const copy = numbered.get(placement.itemId) ?? 0
    numbered.set(placement.itemId, copy + 1)
    return { ...placement, copy }
  })
