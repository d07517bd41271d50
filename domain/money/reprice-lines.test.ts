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
  ...{ unitPrice: cents(4_000), setupFee: cents(setupFee) },
})

const figures = (lines: readonly { unitPrice: number; setupFee: number }[]) =>
  lines.map(({ unitPrice, setupFee }) => [unitPrice, setupFee])

test('what is added counts for the quantity break of what was sold, and asks for no second set-up', () => {
  const sold = applyTiers([cup(6)], [cups])
  expect(figures(sold)).toEqual([[2_500, 1_000]])
  expect(figures(repriceLines(sold, sold, [cup(4, 3_000)], [cups]))).toEqual([
    [2_200, 1_000],
    [2_700, 0],
  ])
})

test('fewer of it lose the break; a set-up stays with the first line that is left', () => {
  const sold = applyTiers([cup(8), cup(4)], [cups])
  expect(figures(sold)).toEqual([
    [2_200, 1_000],
    [2_200, 0],
  ])
  const kept = sold.slice(1)
  expect(figures(repriceLines(sold, kept, [], [cups]))).toEqual([[2_500, 1_000]])
})

test('prices that have changed since do not reach what was sold', () => {
  const sold = applyTiers([cup(6)], [cups])
  const dearer = { ...cups, basePrice: cents(9_000), setupFee: cents(7_000) }
  const tiers = [{ ...dearer, breaks: [{ from: 1, price: cents(9_000) }] }]
  const fewer = sold.map((line) => ({ ...line, quantity: 5 }))
  expect(figures(repriceLines(sold, fewer, [], tiers))).toEqual([[2_500, 1_000]])
  expect(figures(repriceLines([banner(2, 50)], [banner(1, 50)], [], tiers))).toEqual([[4_000, 50]])
})

test('an order of which nothing is changed costs what it cost, and one that is bought anew what it costs new', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(quantities, (counts) => {
      const lines = counts.map((count) => cup(count))
      const sold = applyTiers(lines, [cups])
      expect(repriceLines(sold, sold, [], [cups])).toEqual(sold)
      expect(repriceLines(sold, [], lines, [cups])).toEqual(sold)
    }),
    { numRuns: 50 },
  )
})
