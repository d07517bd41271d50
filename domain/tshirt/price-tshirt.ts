import type { Cents } from '../money/money.ts'
import type { TshirtGarment } from './garments.ts'
import { pricedAs, type TshirtPrintChoice, tshirtPrintOptions } from './print-option.ts'
import { isTshirtSize, type TshirtSize, tshirtSizes } from './sizes.ts'

/** The price of one printed shirt; null when the garment is not made in that size. */
export function priceTshirt(
  { prices }: Pick<TshirtGarment, 'prices'>,
  choice: TshirtPrintChoice,
  size: string,
): Cents | null {
  return isTshirtSize(size) ? (prices[pricedAs(choice)][size] ?? null) : null
}

/** The sizes a garment is sold in with this print option, smallest first. */
export const sizesOf = ({ prices }: Pick<TshirtGarment, 'prices'>, choice: TshirtPrintChoice): TshirtSize[] =>
  tshirtSizes.filter((size) => prices[pricedAs(choice)][size] !== undefined)

/** The lowest price of a garment, for "From $20". */
export function lowestPrice(garment: Pick<TshirtGarment, 'prices'>): Cents | null {
  const all = tshirtPrintOptions.flatMap((option) =>
    sizesOf(garment, option).flatMap((size) => priceTshirt(garment, option, size) ?? []),
  )
  return all.reduce<Cents | null>((low, price) => (low === null || price < low ? price : low), null)
}
