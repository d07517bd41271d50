import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, cents } from '../money/money.ts'
import { deliveryMethods, type PriceRules, seedPriceRules, totalsOf } from './totals.ts'

const line = fc.record({
  id: fc.string(),
  unitPrice: fc.integer({ min: 0, max: 1_000_000 }).map(cents),
  quantity: fc.integer({ min: 1, max: 1_000 }),
})
const rules: fc.Arbitrary<PriceRules> = fc.record({
  taxRate: fc.integer({ min: 0, max: 5_000 }).map(basisPoints),
  shippingPrice: fc.integer({ min: 0, max: 100_000 }).map(cents),
  freeShippingFrom: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(cents)),
})
const anyQuote = [
  fc.array(line, { maxLength: 20 }),
  fc.constantFrom(...deliveryMethods),
  rules,
  fc.integer({ min: 0, max: 10_000_000 }).map(cents),
] as const

test('the parts add up to the total, to the cent, and nothing is below 0', () => {
  fc.assert(
    fc.property(...anyQuote, (lines, delivery, priceRules, discount) => {
      const totals = totalsOf(lines, delivery, priceRules, discount)
      expect(totals.subtotal - totals.discount + totals.shipping + totals.tax).toBe(totals.total)
      expect(Math.min(...Object.values(totals))).toBeGreaterThanOrEqual(0)
      expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
    }),
  )
})

test('reordering or splitting lines changes nothing', () => {
  fc.assert(
    fc.property(...anyQuote, (lines, delivery, priceRules, discount) => {
      const split = lines.flatMap((one) =>
        one.quantity < 2
          ? [one]
          : [
              { ...one, quantity: 1 },
              { ...one, quantity: one.quantity - 1 },
            ],
      )
      const whole = totalsOf(lines, delivery, priceRules, discount)
      expect(totalsOf(split.reverse(), delivery, priceRules, discount)).toEqual(whole)
    }),
  )
})

test('a larger discount never costs more', () => {
  fc.assert(
    fc.property(...anyQuote, (lines, delivery, priceRules, discount) => {
      const without = totalsOf(lines, delivery, priceRules)
      expect(totalsOf(lines, delivery, priceRules, discount).total).toBeLessThanOrEqual(without.total)
    }),
  )
})

const sheets = (unitPrice: number, quantity = 1) => [{ id: 'a', unitPrice: cents(unitPrice), quantity }]

test.each([
  ['one sheet, shipped', sheets(3_000), 'shipping', [3_000, 0, 899, 248, 4_147]],
  ['one sheet, picked up: taxed, too', sheets(3_000), 'pickup', [3_000, 0, 0, 248, 3_248]],
  ['a cent under free shipping', sheets(7_499), 'shipping', [7_499, 0, 899, 619, 9_017]],
  ['free shipping from 75 dollars on', sheets(7_500), 'shipping', [7_500, 0, 0, 619, 8_119]],
  ['an empty cart', [], 'shipping', [0, 0, 0, 0, 0]],
] as const)('%s', (_case, lines, delivery, expected) => {
  const { subtotal, discount, shipping, tax, total } = totalsOf(lines, delivery, seedPriceRules)
  expect([subtotal, discount, shipping, tax, total]).toEqual(expected)
})
