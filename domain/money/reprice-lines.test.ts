import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productTypes } from '../catalog/product-types.ts'
import { cents } from './money.ts'
import { applyTiers, type PriceTier } from './product-pricing.ts'
import { repriceLines } from './reprice-lines.ts'

const cups: PriceTier = {
  ...{ id: 'cups', product: 'tumbler', sizeCategory: '20oz' },
  ...{ basePrice: cents(2_500), setupFee: cents(1_000) },
  breaks: [
    { from: 1, price: cents(2_500) },
    { from: 10, price: cents(2_200) },
  ],
}

const cup = (quantity: number, unitPrice = 2_500) => ({
  ...{ productType: productTypes.tumbler, productSize: '20oz', designData: {}, quantity },
  unitPrice: cents(unitPrice),
})
const banner = (quantity: number, setupFee = 0) => ({
  ...{ productType: 'custom', productSize: '', designData: {}, quantity },
  ...{ unitPrice: cents(4_000), ownPrice: cents(4_000), setupFee: cents(setupFee) },
})

/** As an order stores them. */
const sell = (lines: readonly ReturnType<typeof cup>[], tiers: readonly PriceTier[] = [cups]) =>
  applyTiers(
    lines.map((line) => ({ ...line, ownPrice: line.unitPrice })),
    tiers,
  )

const figures = (lines: readonly { unitPrice: number; setupFee: number }[]) =>
  lines.map(({ unitPrice, setupFee }) => [unitPrice, setupFee])

test('added items count toward the quantity break of the sold ones, and add no second setup fee', () => {
  const sold = sell([cup(6)])
  expect(figures(sold)).toEqual([[2_500, 1_000]])
  expect(figures(repriceLines(sold, sold, [cup(4, 3_000)], [cups]))).toEqual([
    [2_200, 1_000],
    [2_700, 0],
  ])
})

test('a lower quantity loses the break; the setup fee stays with the first line left', () => {
  const sold = sell([cup(8), cup(4)])
  expect(figures(sold)).toEqual([
    [2_200, 1_000],
    [2_200, 0],
  ])
  const kept = sold.slice(1)
  expect(figures(repriceLines(sold, kept, [], [cups]))).toEqual([[2_500, 1_000]])
})

test('later price changes do not affect what was sold', () => {
  const sold = sell([cup(6)])
  const dearer = { ...cups, basePrice: cents(9_000), setupFee: cents(7_000) }
  const tiers = [{ ...dearer, breaks: [{ from: 1, price: cents(9_000) }] }]
  const fewer = sold.map((line) => ({ ...line, quantity: 5 }))
  expect(figures(repriceLines(sold, fewer, [], tiers))).toEqual([[2_500, 1_000]])
  expect(figures(repriceLines([banner(2, 50)], [banner(1, 50)], [], tiers))).toEqual([[4_000, 50]])
})

const priceAt = (from: number, price: number): PriceTier => ({
  ...cups,
  breaks: [
    { from: 1, price: cents(2_500) },
    { from, price: cents(price) },
  ],
})

test('items that lose their break cost the price without it, even if that was more than their own price', () => {
  const sold = sell([cup(10, 500)], [priceAt(10, 1_500)])
  expect(figures(sold)).toEqual([[0, 1_000]])
  const fewer = sold.map((line) => ({ ...line, quantity: 9 }))
  expect(figures(repriceLines(sold, fewer, [], [priceAt(10, 1_500)]))).toEqual([[500, 1_000]])
})

test('a break’s new price applies only when a change newly reaches that break', () => {
  const sold = sell([cup(10, 3_000)], [priceAt(10, 1_500)])
  const now = [priceAt(10, 2_000)]
  const after = (quantity: number) =>
    repriceLines(
      sold,
      sold.map((line) => ({ ...line, quantity })),
      [],
      now,
    )
  expect(figures(after(9))).toEqual([[3_000, 1_000]])
  expect(figures(after(11))).toEqual([[2_000, 1_000]])
  const few = sell([cup(9, 3_000)], [priceAt(10, 1_500)])
  const more = few.map((line) => ({ ...line, quantity: 10 }))
  expect(figures(repriceLines(few, more, [], now))).toEqual([[2_500, 1_000]])
})

test('an unchanged order costs what it cost, and a fully reordered one costs today’s prices', () => {
  const lines = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 40 }), price: fc.integer({ min: 0, max: 4_000 }) }),
    { minLength: 1, maxLength: 5 },
  )
  const price = fc.integer({ min: 0, max: 4_000 })
  fc.assert(
    fc.property(lines, price, price, (chosen, then, since) => {
      const wanted = chosen.map(({ quantity, price }) => cup(quantity, price))
      const sold = sell(wanted, [priceAt(10, then)])
      const now = [priceAt(10, since)]
      expect(repriceLines(sold, sold, [], now)).toEqual(sold)
      expect(figures(repriceLines(sold, [], wanted, now))).toEqual(figures(sell(wanted, now)))
    }),
    { numRuns: 50 },
  )
})
