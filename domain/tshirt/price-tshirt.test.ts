import { expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { seedTshirtGarments } from './garments.ts'
import { lowestPrice, priceTshirt, sizesOf } from './price-tshirt.ts'
import { tshirtPrintOptions } from './print-option.ts'
import { tshirtSizes } from './sizes.ts'

/** docs/spec-map.md S9, in dollars: XS, S, M, L, XL, 2XL, 3XL. */
const expected: Record<string, Record<(typeof tshirtPrintOptions)[number], number[]>> = {
  'A4 Cooling Performance T-Shirt': {
    frontOnly: [23, 23, 23, 23, 23, 24, 25],
    frontBack: [25, 25, 25, 25, 25, 26, 27],
  },
  'Gildan Heavy Cotton': {
    frontOnly: [20, 20, 20, 20, 20, 22, 23],
    frontBack: [22, 22, 22, 22, 22, 24, 25],
  },
  'Gildan Soft Style': {
    frontOnly: [20, 20, 20, 20, 20, 22, 23],
    frontBack: [22, 22, 22, 22, 22, 24, 25],
  },
  'Gildan Softstyle Long-Sleeve': {
    frontOnly: [23, 23, 23, 23, 23, 26, 28],
    frontBack: [25, 25, 25, 25, 25, 28, 30],
  },
  'Gildan Heavy Cotton Long-Sleeve': {
    frontOnly: [23, 23, 23, 23, 23, 26, 28],
    frontBack: [25, 25, 25, 25, 25, 28, 30],
  },
  'Gildan Heavy Blend 50/50 Fleece Crew': {
    frontOnly: [28, 28, 28, 28, 28, 29, 30],
    frontBack: [30, 30, 30, 30, 30, 31, 32],
  },
}

test('the six garments match the specification', () => {
  expect(seedTshirtGarments.map(({ name }) => name)).toEqual(Object.keys(expected))
  expect(seedTshirtGarments.map(lowestPrice)).toEqual([2_300, 2_000, 2_000, 2_300, 2_300, 2_800])
})

test.each(
  seedTshirtGarments.flatMap((garment) =>
    tshirtPrintOptions.flatMap((option) =>
      tshirtSizes.map((size, index) => ({ garment, option, size, index, name: garment.name })),
    ),
  ),
)('$name, $option, $size', ({ garment, option, size, index }) => {
  expect(priceTshirt(garment, option, size)).toBe((expected[garment.name]?.[option][index] ?? 0) * 100)
})

test('a size that is not offered has no price', () => {
  const prices = { frontOnly: { M: cents(2_000) }, frontBack: {} }
  expect(priceTshirt({ prices }, 'frontOnly', 'M')).toBe(2_000)
  expect(priceTshirt({ prices }, 'frontOnly', 'L')).toBe(null)
  expect(priceTshirt({ prices }, 'frontOnly', '4XL')).toBe(null)
  expect(sizesOf({ prices }, 'frontOnly')).toEqual(['M'])
  expect(sizesOf({ prices }, 'frontBack')).toEqual([])
})

test('one print on the back costs the same as one on the front', () => {
  const prices = { frontOnly: { M: cents(2_000) }, frontBack: { M: cents(2_200) } }
  expect(priceTshirt({ prices }, 'backOnly', 'M')).toBe(2_000)
  expect(sizesOf({ prices }, 'backOnly')).toEqual(['M'])
})
