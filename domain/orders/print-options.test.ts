import { expect, test } from 'vitest'
import { defaultGangSheetSizeId, seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { cents } from '../money/money.ts'
import { standardVariantPrice } from './print-options.ts'

test('a standard variant costs the base price plus 50 cents per inch of height', () => {
  expect(standardVariantPrice(cents(600), 24)).toBe(1_800)
  expect(standardVariantPrice(cents(0), 12.5)).toBe(625)
})

test('the default size is 60 inches high and on sale', () => {
  expect(defaultGangSheetSizeId).toBe(60)
  expect(seedGangSheetSizes.find(({ id }) => id === defaultGangSheetSizeId)?.price).toBe(3_000)
})
