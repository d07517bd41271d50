import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { prorate } from './prorate.ts'

const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { maxLength: 30 })
const amount = fc.integer({ min: 0, max: 100_000_000 }).map(cents)
const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0)

test('the parts add up to the whole, each within a cent of its exact share', () => {
  fc.assert(
    fc.property(amount, weights, (whole, shares) => {
      fc.pre(sum(shares) > 0)
      const parts = prorate(whole, shares)
      expect(sum(parts)).toBe(whole)
      parts.forEach((part, index) => {
        const exact = (whole * (shares[index] ?? 0)) / sum(shares)
        expect(Math.abs(part - exact)).toBeLessThan(1.000001)
      })
    }),
  )
})

test('no part exceeds its weight while the whole does not exceed the sum of the weights', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (shares, share) => {
      fc.pre(sum(shares) > 0)
      const parts = prorate(cents(Math.floor(sum(shares) * share)), shares)
      parts.forEach((part, index) => {
        expect(part).toBeLessThanOrEqual(shares[index] ?? 0)
      })
    }),
  )
})

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [3, 2, 1], [2, 2, 1]],
  [0, [7, 0], [0, 0]],
  [10, [0, 5, 5], [0, 5, 5]],
])('%i by %j is %j', (whole, shares, expected) => {
  expect(prorate(cents(whole), shares)).toEqual(expected)
})

test('an amount that no weight can carry is a bug', () => {
  expect(() => prorate(cents(1), [0, 0])).toThrow('No weight carries 1')
  expect(() => prorate(cents(-1), [1])).toThrow('Nothing below 0')
})
