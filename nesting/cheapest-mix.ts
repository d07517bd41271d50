import { nest } from './nest.ts'
import { nestSheets } from './sheets.ts'
import type { NestItem, NestOptions, NestResult, NestUnplaced } from './types.ts'

/** A sheet on sale: its length in the caller's unit of length, its price in the smallest unit of money. */
export type SheetSize = { readonly id: string; readonly height: number; readonly price: number }

export type PriceTable =
  | { readonly kind: 'sizes'; readonly sizes: readonly SheetSize[] }
  /** Film by length, counted in whole `step`s (such as 1 inch), at least `minimum` of length. */
  | {
      readonly kind: 'length'
      readonly pricePerStep: number
      readonly step: number
      readonly minimum?: number
    }

export type MixReason =
  /** Every cheaper choice has less film than the items have area, or none that is long enough: proven. */
  | 'nothing_cheaper_can_hold_it'
  /** Cheaper choices were tried and not everything fitted. */
  | 'cheaper_did_not_fit'
  | 'film_by_length'
  /** Not everything can be printed: see `unplaced`. */
  | 'does_not_fit'

export type CheapestMix = {
  readonly price: number
  readonly sheets: readonly { readonly sizeId?: string; readonly result: NestResult }[]
  readonly unplaced: readonly NestUnplaced[]
  readonly reason: MixReason
  /** Choices that were looked at before, cheapest first, and why each was left. */
  readonly rejected: readonly {
    readonly sizeIds: readonly string[]
    readonly price: number
    readonly why: 'too_small' | 'did_not_fit'
  }[]
}

export type Film = { readonly width: number; readonly spacing: number; readonly margin: number }

/** Mixes tried at one price, the fewest sheets first. */
const TRIES_PER_PRICE = 4
const MOST_SHEETS = 40

/**
 * The cheapest sheets that hold everything. Mixes are tried from the cheapest up, those too small by area skipped;
 * each sheet that is tried gets the budget of `options`. With film by length the shortest roll is the cheapest.
 */
export const findCheapestMix = (
  items: readonly NestItem[],
  film: Film,
  prices: PriceTable,
  options: NestOptions = {},
): CheapestMix => {
  const quiet = { ...options, onImprovement: undefined, locked: undefined }
  const roll = nest(items, film, quiet)
  if (prices.kind === 'length') {
    const length = Math.max(prices.minimum ?? 0, roll.height)
    const price = Math.ceil(length / prices.step - 1e-9) * prices.pricePerStep
    const reason = roll.unplaced.length > 0 ? 'does_not_fit' : 'film_by_length'
    return { price, sheets: [{ result: roll }], unplaced: roll.unplaced, reason, rejected: [] }
  }
  const rejected: CheapestMix['rejected'][number][] = []
  const area = roll.placements.reduce(
    (sum, { width, height }) => sum + (width + film.spacing) * (height + film.spacing),
    0,
  )
  const tallest = Math.max(0, ...roll.placements.map(leastSide(items)))
  for (const mix of mixesByPrice(prices.sizes, area / (film.width + film.spacing), film)) {
    const sizeIds = mix.sizes.map((size) => size.id)
    const longest = mix.sizes[0]?.height ?? 0
    const room = mix.sizes.reduce((sum, size) => sum + innerArea(size, film), 0)
    if (room < area * (1 - 1e-9) || longest - 2 * film.margin < tallest - 1e-9) {
      rejected.push({ sizeIds, price: mix.price, why: 'too_small' })
      continue
    }
    const { sheets, unplaced } = nestSheets(
      items,
      mix.sizes.map((size) => ({ ...film, maxHeight: size.height })),
      quiet,
    )
    if (unplaced.every(({ reason }) => reason !== 'no_room' && reason !== 'too_tall')) {
      const reason = rejected.some(({ why, price }) => why === 'did_not_fit' && price < mix.price)
        ? 'cheaper_did_not_fit'
        : 'nothing_cheaper_can_hold_it'
      return {
        price: mix.price,
        sheets: sheets.map((result, index) => ({ sizeId: sizeIds[index], result })),
        unplaced,
        reason: unplaced.length > 0 ? 'does_not_fit' : reason,
        rejected,
      }
    }
    rejected.push({ sizeIds, price: mix.price, why: 'did_not_fit' })
  }
  return { price: 0, sheets: [], unplaced: roll.unplaced, reason: 'does_not_fit', rejected }
}

const innerArea = (size: SheetSize, film: Film) =>
  (film.width - 2 * film.margin + film.spacing) * Math.max(0, size.height - 2 * film.margin + film.spacing)

/** The shortest that an item can lie, as far as its turns and the film's width are concerned. */
const leastSide = (items: readonly NestItem[]) => {
  const turning = new Set(items.filter((item) => item.turns === 'quarter').map((item) => item.id))
  return ({ itemId, width, height }: { itemId: string; width: number; height: number }) =>
    turning.has(itemId) ? Math.min(width, height) : height
}

type Mix = { readonly sizes: readonly SheetSize[]; readonly price: number }

/**
 * Sets of sheets, the cheapest first; at one price those with fewer sheets first, and no more than a few. Grown by one
 * sheet at a time, so that a mix far too small is never listed: only mixes with at least `length` of film count.
 */
function* mixesByPrice(sizes: readonly SheetSize[], length: number, film: Film): Generator<Mix> {
  const usable = sizes.filter((size) => size.height > 2 * film.margin && size.price >= 0)
  const byHeight = [...usable].sort((a, b) => b.height - a.height || a.price - b.price)
  const found: Mix[] = []
  const grow = (from: number, chosen: readonly SheetSize[], height: number, price: number) => {
    if (height >= length - 1e-9) {
      found.push({ sizes: chosen, price })
      return
    }
    if (chosen.length >= MOST_SHEETS || found.length > 20_000) return
    for (let next = from; next < byHeight.length; next++) {
      const size = byHeight[next] as SheetSize
      grow(next, [...chosen, size], height + size.height, price + size.price)
    }
  }
  grow(0, [], 0, 0)
  // One sheet more than area asks for: where the least film does not do.
  const larger = found.slice(0, 2_000).flatMap((mix) =>
    byHeight.map((size) => ({
      sizes: [...mix.sizes, size].sort((a, b) => b.height - a.height),
      price: mix.price + size.price,
    })),
  )
  const all = [...found, ...larger].sort((a, b) => a.price - b.price || a.sizes.length - b.sizes.length)
  const seen = new Set<string>()
  let atPrice = { price: Number.NaN, tried: 0 }
  for (const mix of all) {
    if (mix.price !== atPrice.price) atPrice = { price: mix.price, tried: 0 }
    const key = mix.sizes.map((size) => size.id).join(' ')
    if (atPrice.tried >= TRIES_PER_PRICE || seen.has(key)) continue
    seen.add(key)
    atPrice.tried++
    yield mix
  }
}
