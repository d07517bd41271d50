import { nest } from './nest.ts'
import type { NestItem, NestOptions, NestResult, NestStrip } from './types.ts'

export type Filled = {
  /** Copies of the item that fit beside what was asked for. */
  readonly moreCopies: number
  /** The layout with them, everything that was asked for included. */
  readonly result: NestResult
}

/**
 * How many more copies of one item fit a fixed sheet. With `options.locked` the sheet as it lies is kept and `items`
 * may be empty; otherwise everything may move. Every layout that is tried gets the whole budget, and there are up to
 * ten. The count is what was found, not a proof that one more cannot fit.
 * `moreCopies` is 0 when what was asked for does not fit as it is. Throws a TypeError without `strip.maxHeight`.
 */
export const fillSheet = (
  items: readonly NestItem[],
  more: NestItem,
  strip: NestStrip,
  options: NestOptions = {},
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
  // One generous try tells nearly all: what finds no place there is close to what can never find one.
  const generous = most > 0 ? tryWith(most) : asked
  if (generous.unplaced.length === 0) return { moreCopies: most, result: generous }
  if (generous.unplaced.every(({ itemId }) => itemId === more.id)) {
    least = most - generous.unplaced.reduce((sum, { copies }) => sum + copies, 0)
    if (least > 0) result = { ...generous, unplaced: [] }
    most = Math.min(most - 1, least + 1)
  }
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    const next = tryWith(middle)
    if (next.unplaced.length === 0) {
      least = middle
      result = next
    } else most = middle - 1
  }
  return { moreCopies: least, result }
}

const usedPart = (result: NestResult, strip: NestStrip) => result.height / (strip.maxHeight ?? result.height)

const withMore = (items: readonly NestItem[], more: NestItem, copies: number): NestItem[] => {
  const known = items.find((item) => item.id === more.id)
  if (!known) return copies === 0 ? [...items] : [...items, { ...more, copies }]
  return items.map((item) => (item === known ? { ...item, copies: item.copies + copies } : item))
}
