import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productTypes } from '../catalog/product-types.ts'
import { cents } from './money.ts'
import { applyTiers, everySize, type PriceTier } from './product-pricing.ts'

const cups: PriceTier = {
  id: 'cups',
  product: 'tumbler',
  sizeCategory: '20oz',
  basePrice: cents(2_500),
  setupFee: cents(1_000),
  breaks: [
    { from: 1, price: cents(2_500) },
    { from: 10, price: cents(2_200) },
    { from: 25, price: cents(2_000) },
    { from: 50, price: cents(1_800) },
  ],
}
const allShirts: PriceTier = {
  ...cups,
  id: 'shirts',
  product: 'tshirt',
  sizeCategory: everySize,
  setupFee: cents(0),
}

const cup = (quantity: number, unitPrice = 2_500) => ({
  productType: productTypes.tumbler,
  productSize: '20oz',
  quantity,
  unitPrice: cents(unitPrice),
  designData: {},
})
const shirt = (productSize: string, quantity: number, unitPrice = 2_000) => ({
  ...cup(quantity, unitPrice),
  productType: productTypes.tshirt,
  productSize,
})

test.each([
  [1, 2_500],
  [9, 2_500],
  [10, 2_200],
  [24, 2_200],
  [25, 2_000],
  [49, 2_000],
  [50, 1_800],
  [1_000, 1_800],
])('%i cups cost %i cents each, plus one setup fee', (quantity, unitPrice) => {
  expect(applyTiers([cup(quantity)], [cups])).toMatchObject([{ unitPrice, setupFee: 1_000 }])
})

test('a break takes the same off a pricier design type', () => {
  expect(applyTiers([cup(10, 3_500)], [cups])).toMatchObject([{ unitPrice: 3_200 }])
})

test('sizes in one tier count together, and pay one setup fee', () => {
  const priced = applyTiers([cup(4), shirt('S', 5), cup(6)], [cups])
  expect(priced).toMatchObject([
    { unitPrice: 2_200, setupFee: 1_000 },
    { unitPrice: 2_000, setupFee: 0 },
    { unitPrice: 2_200, setupFee: 0 },
  ])
})

test('a size with its own tier leaves the all-sizes tier', () => {
  const big: PriceTier = { ...allShirts, id: 'big', sizeCategory: '3XL' }
  const priced = applyTiers([shirt('M', 6), shirt('XL', 4), shirt('3XL', 9)], [allShirts, big])
  expect(priced.map(({ unitPrice }) => unitPrice)).toEqual([1_700, 1_700, 2_000])
})

test('the sizes up to XL form their own tier', () => {
  const small: PriceTier = { ...allShirts, sizeCategory: 'XS-XL' }
  const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL'].map((size) => shirt(size, 2))
  expect(applyTiers(sizes, [small]).map(({ unitPrice }) => unitPrice)).toEqual([
    ...Array.from({ length: 5 }, () => 1_700),
    2_000,
  ])
})

test('without tiers, and for other products, prices do not change', () => {
  const listing = { ...cup(60), productType: productTypes.tumblerListing }
  expect(applyTiers([cup(60)], [])).toMatchObject([{ unitPrice: 2_500, setupFee: 0 }])
  expect(applyTiers([listing], [cups])).toMatchObject([{ unitPrice: 2_500, setupFee: 0 }])
})

test('no price falls below 0, and splitting a line changes no price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 100 }),
      fc.integer({ min: 0, max: 3_000 }),
      (quantity, unitPrice) => {
        const [whole] = applyTiers([cup(quantity, unitPrice)], [cups])
        const split = applyTiers([cup(1, unitPrice), cup(quantity - 1, unitPrice)], [cups])
        expect(whole?.unitPrice).toBeGreaterThanOrEqual(0)
        expect(split.map((line) => line.unitPrice)).toEqual([whole?.unitPrice, whole?.unitPrice])
      },
    ),
  )
})
