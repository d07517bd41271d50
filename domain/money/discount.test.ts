import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputs } from '#tests/harness/run-form.ts'
import { productTypes } from '../catalog/product-types.ts'
import { deliveryMethods, lineTotal, seedPriceRules, totalsOf } from '../orders/totals.ts'
import { amountOff, type Offer, type OfferLine, totalsWithOffers } from './discount.ts'
import { basisPoints, cents, noMoney } from './money.ts'

const types = Object.values(productTypes)

const line: fc.Arbitrary<OfferLine> = fc.record({
  id: fc.string(),
  unitPrice: fc.integer({ min: 0, max: 100_000 }).map(cents),
  quantity: fc.integer({ min: 1, max: 100 }),
  setupFee: fc.integer({ min: 0, max: 5_000 }).map(cents),
  productType: fc.constantFrom(...types),
  productSize: fc.constantFrom('S', '20oz'),
  designData: fc.constantFrom({ listingId: 'a' }, { size_id: 60 }, {}),
})

const reduction = fc.oneof(
  fc.record({
    type: fc.constant('percentage' as const),
    share: fc.integer({ min: 1, max: 10_000 }).map(basisPoints),
  }),
  fc.record({
    type: fc.constant('fixed_amount' as const),
    amount: fc.integer({ min: 1, max: 500_000 }).map(cents),
  }),
)

const offer: fc.Arbitrary<Offer> = fc.record({
  id: fc.uuid(),
  code: fc.constantFrom(null, 'SAVE'),
  name: fc.constant('Save'),
  reduction,
  scope: fc.constantFrom('site_wide', 'category', 'product', 'shipping'),
  targets: fc.subarray([...types, 'a', '60', '20oz']),
  minimumOrder: fc.integer({ min: 0, max: 20_000 }).map(cents),
})

const cart = [
  fc.array(line, { maxLength: 12 }),
  fc.constantFrom(...deliveryMethods),
  fc.array(offer, { maxLength: 4 }),
] as const
const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0)

test('shares of discount and tax add up to the totals, and no line gets more than it costs', () => {
  fc.assert(
    fc.property(...cart, (lines, delivery, offers) => {
      const { totals, shares, shippingDiscount } = totalsWithOffers(lines, delivery, seedPriceRules, offers)
      expect(sum(shares.map(({ discount }) => discount)) + shippingDiscount).toBe(totals.discount)
      expect(sum(shares.map(({ tax }) => tax))).toBe(totals.tax)
      expect(sum(lines.map(lineTotal)) - totals.discount + totals.shipping + totals.tax).toBe(totals.total)
      expect(shippingDiscount).toBeLessThanOrEqual(totals.shipping)
      shares.forEach(({ discount, tax }, index) => {
        const one = lines[index]
        expect(discount).toBeLessThanOrEqual(one ? lineTotal(one) : 0)
        expect(Math.min(discount, tax, totals.total)).toBeGreaterThanOrEqual(0)
      })
    }),
    { numRuns: inputs(1_000) },
  )
})

test('only the offer with the biggest savings applies', () => {
  fc.assert(
    fc.property(...cart, (lines, delivery, offers) => {
      const plain = totalsOf(lines, delivery, seedPriceRules)
      const { totals } = totalsWithOffers(lines, delivery, seedPriceRules, offers)
      expect(totals.discount).toBe(Math.max(0, ...offers.map((one) => amountOff(one, lines, plain))))
    }),
  )
})

test('of equal offers the first applies, and an offer that saves nothing does not', () => {
  const counts = (...offers: Offer[]) =>
    totalsWithOffers(twoShirtsAndASheet, 'pickup', seedPriceRules, offers).offer?.id
  const nothing: Offer = { ...plainOffer, id: 'nothing', minimumOrder: cents(7_001) }
  expect(counts(nothing, { ...plainOffer, id: 'code' }, { ...plainOffer, id: 'automatic' })).toBe('code')
  expect(counts(nothing)).toBeUndefined()
})

const shirts = { productType: productTypes.tshirt, productSize: 'L', designData: { garmentId: 'soft' } }
const sheets = { productType: productTypes.gangSheet, productSize: '22 × 60 in', designData: { size_id: 60 } }
const twoShirtsAndASheet: OfferLine[] = [
  { id: 'shirts', unitPrice: cents(2_000), quantity: 2, ...shirts },
  { id: 'sheet', unitPrice: cents(3_000), quantity: 1, ...sheets },
]
const fifteen = { type: 'percentage', share: basisPoints(1_500) } as const
const five = { type: 'fixed_amount', amount: cents(500) } as const
const aHundred = { type: 'fixed_amount', amount: cents(10_000) } as const
const plainOffer: Offer = {
  id: '1',
  code: 'SAVE',
  name: 'Save',
  reduction: fifteen,
  scope: 'site_wide',
  targets: [],
  minimumOrder: noMoney,
}

test.each<[string, Partial<Offer>, number, number[], number]>([
  ['15% off everything', {}, 1_050, [600, 450], 0],
  ['15% off shirts', { scope: 'category', targets: [productTypes.tshirt] }, 600, [600, 0], 0],
  ['15% off one sheet size', { scope: 'product', targets: ['60'] }, 450, [0, 450], 0],
  ['15% off one garment', { scope: 'product', targets: ['soft'] }, 600, [600, 0], 0],
  ['$5 off everything', { reduction: five }, 500, [286, 214], 0],
  ['$100 off is at most the subtotal', { reduction: aHundred }, 7_000, [4_000, 3_000], 0],
  ['$100 off shipping is at most shipping', { reduction: aHundred, scope: 'shipping' }, 899, [0, 0], 899],
  ['a single cent', { reduction: { type: 'fixed_amount', amount: cents(1) } }, 1, [1, 0], 0],
  ['a minimum just met', { minimumOrder: cents(7_000) }, 1_050, [600, 450], 0],
  ['a minimum missed by a cent', { minimumOrder: cents(7_001) }, 0, [0, 0], 0],
  ['nothing that it is for', { scope: 'category', targets: ['Mugs'] }, 0, [0, 0], 0],
])('%s', (_case, changes, discount, perLine, ofShipping) => {
  const { totals, shares, shippingDiscount } = totalsWithOffers(
    twoShirtsAndASheet,
    'shipping',
    seedPriceRules,
    [{ ...plainOffer, ...changes }],
  )
  expect(totals.discount).toBe(discount)
  expect(shares.map((share) => share.discount)).toEqual(perLine)
  expect(shippingDiscount).toBe(ofShipping)
  // Tax applies to the subtotal before the discount (docs/spec-map.md S9).
  expect(totals.tax).toBe(578)
  expect(totals.total).toBe(7_000 + 899 + 578 - discount)
})
