import { expect, test } from 'vitest'
import { deliveredWords } from './delivered-words.ts'

test('an order in several parcels is delivered only when all of them are', () => {
  expect(deliveredWords([], true)).toBeNull()
  expect(deliveredWords(['delivered'], false)).toBeNull()
  expect(deliveredWords(['label_purchased'], true)).toBe('The first parcel is packed.')
  expect(deliveredWords(['in_transit'], true)).toBe('The first parcel is on its way.')
  expect(deliveredWords(['delivered'], true)).toBe('The first parcel was delivered.')
  expect(deliveredWords(['delivered', null], false)).toBe('1 of 2 parcels was delivered.')
  expect(deliveredWords(['delivered', 'delivered'], true)).toBe('2 of 2 parcels were delivered.')
  expect(deliveredWords(['delivered', 'delivered'], false)).toBe('All 2 parcels were delivered.')
})
