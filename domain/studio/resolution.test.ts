import { expect, test } from 'vitest'
import { inches, inchesToMm } from '../units.ts'
import { itemDpi, resolutionTier } from './resolution.ts'

test.each([
  [300, 'sharp'],
  [250, 'sharp'],
  [249, 'fine'],
  [150, 'fine'],
  [149, 'low'],
] as const)('%i dpi is %s where the shop warns under 150', (dpi, tier) => {
  expect(resolutionTier(dpi, 150)).toBe(tier)
})

test("the shop's own limit wins, even over what we call sharp", () => {
  expect(resolutionTier(280, 300)).toBe('low')
  expect(resolutionTier(100, 80)).toBe('fine')
})

test('effective dpi is ink over printed width', () => {
  expect(itemDpi({ ink: { width: 1_000 }, width: inchesToMm(inches(6)) })).toBe(167)
})
