import { type Cents, cents } from '#domain/money/money.ts'

/** docs/spec-map.md S3: a tumbler's design types, from least to most expensive. */
export const designTypes = ['single', 'double', 'fullWrap'] as const
export type DesignType = (typeof designTypes)[number]

export const designTypeNames: Record<DesignType, { name: string; description: string }> = {
  single: { name: 'Single side', description: 'Engraved on the front' },
  double: { name: 'Double side', description: 'The same on front and back' },
  fullWrap: { name: 'Full wrap', description: 'All the way around' },
}

export const finishes = ['white', 'black', 'silver', 'navy', 'pink'] as const
export type Finish = (typeof finishes)[number]

export const finishNames: Record<Finish, string> = {
  white: 'White',
  black: 'Black',
  silver: 'Stainless Steel',
  navy: 'Navy Blue',
  pink: 'Rose Gold',
}

export type TumblerSize = {
  /** "20oz". */
  id: string
  prices: Record<DesignType, Cents>
  availableColors: Finish[]
  attributes: string[]
}

/** docs/spec-map.md S9; seed data for the back office table. */
export const seedTumblerSizes: readonly TumblerSize[] = [
  {
    id: '20oz',
    prices: { single: cents(2_500), double: cents(3_000), fullWrap: cents(3_500) },
    availableColors: ['black'],
    attributes: ['Slim, fits cup holders', 'Double-wall insulated steel', 'Clear slide lid', 'Hand wash'],
  },
  {
    id: '40oz',
    prices: { single: cents(3_500), double: cents(4_000), fullWrap: cents(4_500) },
    availableColors: ['white', 'black', 'silver', 'navy', 'pink'],
    attributes: ['Handle and straw', 'Double-wall insulated steel', 'Tapered foot', 'Hand wash'],
  },
]

/**
 * Changing the size clears a finish that the new size is not made in (docs/spec-map.md S4); if there is only one, it is
 * selected.
 */
export function finishFor(size: Pick<TumblerSize, 'availableColors'>, chosen: Finish | null): Finish | null {
  if (chosen !== null && size.availableColors.includes(chosen)) return chosen
  const [first, ...others] = size.availableColors
  return first && others.length === 0 ? first : null
}
