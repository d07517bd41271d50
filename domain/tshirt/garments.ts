import { type Cents, cents } from '../money/money.ts'
import type { TshirtPrintOption } from './print-option.ts'
import { type TshirtSize, tshirtSizes } from './sizes.ts'

/** A garment's cut, as shown in its mock-up. */
export const garmentCuts = ['tee', 'long-sleeve', 'crew'] as const
export type GarmentCut = (typeof garmentCuts)[number]

/** The printed price of each size; a missing size is not made. */
export type SizePrices = Partial<Record<TshirtSize, Cents>>

export type TshirtGarment = {
  id: string
  brand: string
  name: string
  material: string
  badge: string | null
  cut: GarmentCut
  prices: Record<TshirtPrintOption, SizePrices>
}

/** Whole dollars for XS to XL, for 2XL and for 3XL, as in the specification's table. */
type Row = readonly [regular: number, twoXl: number, threeXl: number]

function prices([regular, twoXl, threeXl]: Row): SizePrices {
  const dollars = (size: TshirtSize) => (size === '3XL' ? threeXl : size === '2XL' ? twoXl : regular)
  return Object.fromEntries(tshirtSizes.map((size) => [size, cents(dollars(size) * 100)]))
}

const table = (frontOnly: Row, frontBack: Row): TshirtGarment['prices'] => ({
  frontOnly: prices(frontOnly),
  frontBack: prices(frontBack),
})

/** Seed values, docs/spec-map.md S9. The shop's tables replace them. */
export const seedTshirtGarments: readonly TshirtGarment[] = [
  {
    id: 'a4-cooling-performance',
    brand: 'A4',
    name: 'A4 Cooling Performance T-Shirt',
    material: '100% Polyester',
    badge: null,
    cut: 'tee',
    prices: table([23, 24, 25], [25, 26, 27]),
  },
  {
    id: 'gildan-heavy-cotton',
    brand: 'Gildan',
    name: 'Gildan Heavy Cotton',
    material: 'Heavy cotton',
    badge: null,
    cut: 'tee',
    prices: table([20, 22, 23], [22, 24, 25]),
  },
  {
    id: 'gildan-soft-style',
    brand: 'Gildan',
    name: 'Gildan Soft Style',
    material: 'Soft cotton',
    badge: null,
    cut: 'tee',
    prices: table([20, 22, 23], [22, 24, 25]),
  },
  {
    id: 'gildan-softstyle-long-sleeve',
    brand: 'Gildan',
    name: 'Gildan Softstyle Long-Sleeve',
    material: 'Soft cotton',
    badge: null,
    cut: 'long-sleeve',
    prices: table([23, 26, 28], [25, 28, 30]),
  },
  {
    id: 'gildan-heavy-cotton-long-sleeve',
    brand: 'Gildan',
    name: 'Gildan Heavy Cotton Long-Sleeve',
    material: 'Heavy cotton',
    badge: null,
    cut: 'long-sleeve',
    prices: table([23, 26, 28], [25, 28, 30]),
  },
  {
    id: 'gildan-heavy-blend-crew',
    brand: 'Gildan',
    name: 'Gildan Heavy Blend 50/50 Fleece Crew',
    material: '50/50 fleece',
    badge: 'Seasonal',
    cut: 'crew',
    prices: table([28, 29, 30], [30, 31, 32]),
  },
]
