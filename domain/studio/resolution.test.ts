import { expect, test } from 'vitest'
import { inches, inchesToMm } from '../units.ts'
import { itemDpi, resolutionTier, trimmedShare, widthAtDpi } from './resolution.ts'

test.each([
  [300, 'sharp'],
  [250, 'sharp'],
  [249, 'fine'],
  [150, 'fine'],
  [149, 'low'],
] as const)('%i dpi is %s where the shop warns below 150', (dpi, tier) => {
  expect(resolutionTier(dpi, 150)).toBe(tier)
})

test("the shop's own limit wins, even above what we call sharp", () => {
  expect(resolutionTier(280, 300)).toBe('low')
  expect(resolutionTier(100, 80)).toBe('fine')
})

test('effective dpi is ink over printed width', () => {
  expect(itemDpi({ ink: { width: 1_000 }, width: inchesToMm(inches(6)) })).toBe(167)
})

test('a size can be given by its dpi, and the amount trimmed off a file by its share', () => {
  expect(widthAtDpi({ width: 900 }, 300)).toBeCloseTo(76.2, 9)
  expect(itemDpi({ ink: { width: 900 }, width: widthAtDpi({ width: 900 }, 137) })).toBe(137)
  expect(trimmedShare({ width: 1_000, height: 700 }, { width: 900, height: 600 })).toBeCloseTo(0.2286, 4)
  expect(trimmedShare({ width: 900, height: 600 }, { width: 900, height: 600 })).toBe(0)
})
