import { expect, test } from 'vitest'
import { productTypes } from '../catalog/product-types.ts'
import { formatCutOff, sameDayWords } from './same-day-words.ts'
import { seedShopSettings } from './shop-settings.ts'

test.each([
  ['14:00', 'America/Chicago', '2pm CST'],
  ['09:30', 'America/New_York', '9:30am EST'],
  ['12:00', 'America/Denver', '12pm MST'],
  ['00:05', 'Europe/Paris', '12:05am'],
])('%s in %s reads %s', (time, zone, expected) => {
  expect(formatCutOff(time, zone)).toBe(expected)
})

test('orders before the cutoff are said to ship the same day if nothing needs production days', () => {
  const { turnaround } = seedShopSettings
  expect(sameDayWords(seedShopSettings)).toBe('Orders placed before 2pm CST ship the same day.')
  const slow = { ...seedShopSettings, turnaround: { ...turnaround, tshirt: 2 } }
  const later = 'Orders placed before 2pm CST go into production the same day.'
  expect(sameDayWords(slow)).toBe(later)
  expect(sameDayWords(slow, [productTypes.tshirt])).toBe(later)
  expect(sameDayWords(slow, [productTypes.tumbler])).toBe('Orders placed before 2pm CST ship the same day.')
})
