import { isShapes, nest } from './nest.ts'
import { nestSheets } from './nest-sheets.ts'
import { asBoxItem } from './shapes/as-boxes.ts'
import type { ShapeItem, ShapeOptions, ShapeResult } from './shapes/index.ts'
import { boxOfContours } from './shapes/lay-contours.ts'
import { readOutline } from './shapes/outline/read-outline.ts'
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
  /** Every cheaper choice provides less film than the area of the items, or none that is long enough: proven. */
  | 'nothing_cheaper_can_hold_it'
  /** Cheaper choices were tried, but not everything fit. */
  | 'cheaper_did_not_fit'
  | 'film_by_length'
  /** Not everything can be printed: see `unplaced`. */
  | 'does_not_fit'

export type CheapestMix<Result = NestResult> = {
  readonly price: number
  readonly sheets: readonly { readonly sizeId?: string; readonly result: Result }[]
  readonly unplaced: readonly NestUnplaced[]
  readonly reason: MixReason
  /** Choices considered earlier, cheapest first, and why each was rejected. */
  readonly rejected: readonly {
    readonly sizeIds: readonly string[]
    readonly price: number
    readonly why: 'too_small' | 'did_not_fit'
  }[]
}

export type Film = { readonly width: number; readonly spacing: number; readonly margin: number }

type Watched = {
  /** Called before each mix that is tried. */
  readonly onTry?: (sizeIds: readonly string[]) => void
}

/** Mixes tried at one price, the fewest sheets first. */
const TRIES_PER_PRICE = 4
const MOST_SHEETS = 40

/** Layouts tried per sheet with the bounding boxes of true shapes, before nesting the shapes themselves. */
const BOX_STEPS = 250
/** A mix shorter than the shortest roll found is only worth trying if it is at least this fraction of it. */
const HOPE = 0.97

/**
 * The cheapest sheets that hold everything. Mixes are tried from the cheapest up, skipping those whose area is too
 * small; each sheet that is tried gets the budget of `options`. With film by length, the shortest roll is the cheapest.
 * True shapes never cost more than their bounding boxes would.
 */
export function findCheapestMix(
  items: readonly NestItem[],
  film: Film,
  prices: PriceTable,
  options?: NestOptions & Watched,
): CheapestMix
export function findCheapestMix(
  items: readonly ShapeItem[],
  film: Film,
  prices: PriceTable,
  options?: ShapeOptions & Watched,
): CheapestMix<NestResult | ShapeResult>
export function findCheapestMix(
  items: readonly NestItem[] | readonly ShapeItem[],
  film: Film,
  prices: PriceTable,
  options: (NestOptions | ShapeOptions) & Watched = {},
): CheapestMix<NestResult | ShapeResult> {
  const quiet = { ...options, onImprovement: undefined, locked: undefined }
  return isShapes(items)
    ? findByShapes(items, film, prices, quiet as ShapeOptions & Watched)
    : findByBoxes(items, film, prices, quiet as NestOptions & Watched)
}

const findByBoxes = (
  items: readonly NestItem[],
  film: Film,
  prices: PriceTable,
  options: NestOptions & Watched,
): CheapestMix => {
  const roll = nest(items, film, options)
  if (prices.kind === 'length') return onRoll(roll, prices)
  const area = roll.placements.reduce(
    (sum, { width, height }) => sum + (width + film.spacing) * (height + film.spacing),
    0,
  )
  const found = tryMixes(prices.sizes, film, {
    area,
    length: area / (film.width + film.spacing),
    tallest: Math.max(0, ...roll.placements.map(leastSide(items))),
    roomOf: (size) => innerArea(size, film),
    lay: (mix) => {
      options.onTry?.(mix.sizes.map(({ id }) => id))
      return nestSheets(items, stripsOf(mix, film), options)
    },
  })
  if ('price' in found) return found
  return {
    price: 0,
    sheets: [],
    unplaced: roll.unplaced,
    reason: 'does_not_fit',
    rejected: found.rejected,
  }
}

const findByShapes = (
  items: readonly ShapeItem[],
  film: Film,
  prices: PriceTable,
  options: ShapeOptions & Watched,
): CheapestMix<NestResult | ShapeResult> => {
  const boxed = findByBoxes(items.map(asBoxItem), film, prices, { budget: { steps: BOX_STEPS } })
  const doBoxesFit = boxed.unplaced.length === 0 && boxed.sheets.length > 0
  const roll = nest(items, film, options)
  if (prices.kind === 'length') {
    const byShape = onRoll(roll, prices)
    return doBoxesFit && (roll.unplaced.length > 0 || boxed.price < byShape.price) ? boxed : byShape
  }
  const ink = new Map(items.map(({ id, shape }) => [id, readOutline(shape)?.area ?? 0]))
  const area = roll.placements.reduce((sum, { itemId }) => sum + (ink.get(itemId) ?? 0), 0)
  const laid = new Set(roll.placements.map(({ itemId }) => itemId))
  const found = tryMixes<NestResult | ShapeResult>(prices.sizes, film, {
    area,
    length: area / film.width,
    tallest: Math.max(0, ...items.filter(({ id }) => laid.has(id)).map(shortestSide)),
    roomOf: (size) => innerWidth(film) * Math.max(0, size.height - 2 * film.margin),
    most: doBoxesFit ? boxed.price : undefined,
    isOver: () => options.signal?.aborted === true,
    lay: (mix) => {
      const [only, ...others] = mix.sizes
      const isOnRoll = roll.unplaced.length === 0 && others.length === 0
      if (only && isOnRoll && roll.height <= only.height + 1e-9) return { sheets: [roll], unplaced: [] }
      // Sheets laid end to end form a roll, and a roll allows more layouts: what was not found there will not be found
      // here.
      if (lengthOf(mix, film) < HOPE * roll.height) return null
      options.onTry?.(mix.sizes.map(({ id }) => id))
      return nestSheets(items, stripsOf(mix, film), options)
    },
  })
  if ('price' in found) return found
  const { rejected } = found
  if (doBoxesFit) return { ...boxed, rejected, reason: reasonAfter(rejected, boxed.price) }
  return { price: 0, sheets: [], unplaced: roll.unplaced, reason: 'does_not_fit', rejected }
}

const onRoll = <Result extends NestResult | ShapeResult>(
  roll: Result,
  prices: Extract<PriceTable, { kind: 'length' }>,
): CheapestMix<Result> => {
  const length = Math.max(prices.minimum ?? 0, roll.height)
  const price = Math.ceil(length / prices.step - 1e-9) * prices.pricePerStep
  const reason = roll.unplaced.length > 0 ? 'does_not_fit' : 'film_by_length'
  return { price, sheets: [{ result: roll }], unplaced: roll.unplaced, reason, rejected: [] }
}

type Laid<Result> = { readonly sheets: readonly Result[]; readonly unplaced: readonly NestUnplaced[] }

type Trying<Result> = {
  /** The items take up this much of a sheet's usable area, need at least this much film, and are this tall. */
  readonly area: number
  readonly length: number
  readonly tallest: number
  readonly roomOf: (size: SheetSize) => number
  /** Mixes at this price or above are not considered. */
  readonly most?: number
  readonly isOver?: () => boolean
  /** Null for a mix that is known not to fit. */
  readonly lay: (mix: Mix) => Laid<Result> | null
}

/** The first mix, from the cheapest up, that fits everything; or those rejected, with the reasons. */
const tryMixes = <Result>(
  sizes: readonly SheetSize[],
  film: Film,
  { area, length, tallest, roomOf, most = Number.POSITIVE_INFINITY, isOver, lay }: Trying<Result>,
): CheapestMix<Result> | Pick<CheapestMix, 'rejected'> => {
  const rejected: CheapestMix['rejected'][number][] = []
  for (const mix of mixesByPrice(sizes, length, film)) {
    if (mix.price >= most || isOver?.()) break
    const sizeIds = mix.sizes.map((size) => size.id)
    const longest = mix.sizes[0]?.height ?? 0
    const room = mix.sizes.reduce((sum, size) => sum + roomOf(size), 0)
    if (room < area * (1 - 1e-9) || longest - 2 * film.margin < tallest - 1e-9) {
      rejected.push({ sizeIds, price: mix.price, why: 'too_small' })
      continue
    }
    const laid = lay(mix)
    if (laid?.unplaced.every(({ reason }) => reason !== 'no_room' && reason !== 'too_tall')) {
      return {
        price: mix.price,
        sheets: laid.sheets.map((result, index) => ({ sizeId: sizeIds[index], result })),
        unplaced: laid.unplaced,
        reason: laid.unplaced.length > 0 ? 'does_not_fit' : reasonAfter(rejected, mix.price),
        rejected,
      }
    }
    rejected.push({ sizeIds, price: mix.price, why: 'did_not_fit' })
  }
  return { rejected }
}

const reasonAfter = (rejected: CheapestMix['rejected'], paid: number): MixReason =>
  rejected.some(({ why, price }) => why === 'did_not_fit' && price < paid)
    ? 'cheaper_did_not_fit'
    : 'nothing_cheaper_can_hold_it'

const stripsOf = (mix: Mix, film: Film) => mix.sizes.map(({ height }) => ({ ...film, maxHeight: height }))

/** The length of a roll with the same usable area. */
const lengthOf = ({ sizes }: Mix, { margin, spacing }: Film) =>
  sizes.reduce((sum, { height }) => sum + height - 2 * margin + spacing, 2 * margin - spacing)

const innerWidth = (film: Film) => film.width - 2 * film.margin

/** The smallest height a shape can have; 0 if it turns in other steps. */
const shortestSide = ({ shape, turns }: ShapeItem) => {
  if (typeof turns === 'object') return 0
  const { width, height } = boxOfContours(shape)
  return turns === 'quarter' ? Math.min(width, height) : height
}

const innerArea = (size: SheetSize, film: Film) =>
  (film.width - 2 * film.margin + film.spacing) * Math.max(0, size.height - 2 * film.margin + film.spacing)

/** The smallest height an item can have, given its turns and the film's width. */
const leastSide = (items: readonly NestItem[]) => {
  const turning = new Set(items.filter((item) => item.turns === 'quarter').map((item) => item.id))
  return ({ itemId, width, height }: { itemId: string; width: number; height: number }) =>
    turning.has(itemId) ? Math.min(width, height) : height
}

type Mix = { readonly sizes: readonly SheetSize[]; readonly price: number }

/**
 * Sets of sheets, the cheapest first; at the same price those with fewer sheets first, and only a few of them. Grown
 * one sheet at a time, so that a mix that is far too small is never listed: only mixes with at least `length` of film
 * count.
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
  // One sheet more than the area requires, for when the least film is not enough.
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
