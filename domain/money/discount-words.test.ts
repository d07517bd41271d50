import { expect, test } from 'vitest'
import { productTypes } from '../catalog/product-types.ts'
import { type DeliveryMethod, seedPriceRules, totalsOf } from '../orders/totals.ts'
import { amountOff, type Offer, type OfferLine } from './discount.ts'
import { discountLabel, offerLabel, offerTerms, orderDiscountLabel, whyNothingOff } from './discount-words.ts'
import { basisPoints, cents, noMoney } from './money.ts'

const ten: Offer = {
  id: 'ten',
  code: 'SUMMER10',
  name: 'Summer',
  reduction: { type: 'percentage', share: basisPoints(1_000) },
  scope: 'site_wide',
  targets: [],
  minimumOrder: noMoney,
}
const five = { type: 'fixed_amount', amount: cents(500) } as const
const { tshirt, tumbler, gangSheet } = productTypes
const line = (name: string, changes: Partial<OfferLine> = {}) => ({
  id: name,
  name,
  unitPrice: cents(2_000),
  quantity: 1,
  productType: tshirt,
  productSize: 'M',
  designData: { garmentId: name },
  ...changes,
})
const shirt = line('Gildan Heavy Cotton')
const fleece = line('Fleece Crew')
const tank = line('Tank')

test.each<[string, Partial<Offer>]>([
  ['10% off all items', {}],
  ['12.5% off all items', { reduction: { type: 'percentage', share: basisPoints(1_250) } }],
  ['$5.00 off all items', { reduction: five }],
  ['10% off shipping', { scope: 'shipping' }],
  ['$5.00 off shipping', { scope: 'shipping', reduction: five }],
  ['10% off custom shirts', { scope: 'category', targets: [tshirt] }],
  ['10% off custom shirts and custom tumblers', { scope: 'category', targets: [tshirt, tumbler] }],
  [
    '10% off gang sheets, premade gang sheets, premade prints, custom shirts, custom tumblers, ready-made shirts and ready-made tumblers',
    {
      scope: 'category',
      targets: Object.values(productTypes).filter((type) => type !== productTypes.custom),
    },
  ],
  ['10% off Mugs', { scope: 'category', targets: ['Mugs'] }],
  ['10% off selected products', { scope: 'product', targets: ['none of these'] }],
  ['10% off Tank', { scope: 'product', targets: ['Tank'] }],
  ['10% off Fleece Crew and Tank', { scope: 'product', targets: ['Tank', 'Fleece Crew'] }],
  ['10% off selected products', { scope: 'product', targets: [shirt.name, fleece.name, tank.name] }],
])('an offer reads "%s"', (words, changes) => {
  const offer = { ...ten, ...changes }
  expect(offerTerms(offer, [shirt, fleece, tank])).toBe(words)
  expect(offerLabel(offer, [shirt, fleece, tank])).toBe(`SUMMER10: ${words}`)
})

test('a discount is labeled by code or else name, plus any terms on record', () => {
  const terms = '10% off all items'
  expect(offerLabel({ ...ten, code: null }, [])).toBe('Summer: 10% off all items')
  expect(discountLabel({ code: 'SUMMER10', name: 'Summer', terms: null })).toBe('Discount (SUMMER10)')
  expect(discountLabel({ code: null, name: 'A good neighbor', terms: null })).toBe(
    'Discount (A good neighbor)',
  )
  expect(discountLabel({ code: null, name: null, terms: null })).toBe('Discount')
  expect(orderDiscountLabel({ discountCode: null, discountName: 'Summer', discountTerms: terms })).toBe(
    'Summer: 10% off all items',
  )
})

const because = (
  changes: Partial<Offer>,
  {
    lines = [shirt],
    delivery = 'shipping',
    counts = null,
  }: { lines?: OfferLine[]; delivery?: DeliveryMethod; counts?: Offer | null } = {},
) => {
  const totals = totalsOf(lines, delivery, seedPriceRules)
  return whyNothingOff({ ...ten, ...changes }, { lines, delivery, totals, counts })
}
const forShipping = { code: 'SHIPFREE', scope: 'shipping' } as const
const sheets = { productType: gangSheet, unitPrice: cents(4_000), quantity: 2 }

test('a code that saves nothing says what it is for, and why it saves nothing here', () => {
  expect(because({ scope: 'category', targets: [tumbler] })).toBe(
    'SUMMER10 takes 10% off custom tumblers, but none are in your cart.',
  )
  expect(because({ scope: 'product', targets: ['x'] })).toBe(
    'SUMMER10 takes 10% off selected products, but none are in your cart.',
  )
  expect(because(forShipping, { lines: [line('Sheet', sheets)] })).toBe(
    'SHIPFREE takes 10% off shipping, but your order already ships free.',
  )
  expect(because(forShipping, { delivery: 'pickup' })).toBe(
    'SHIPFREE takes 10% off shipping, but pickup is free anyway.',
  )
  expect(because({ minimumOrder: cents(5_000) })).toBe('This code requires a minimum order of $50.00.')
  expect(because({}, { lines: [{ ...shirt, unitPrice: noMoney }] })).toBe(
    'SUMMER10 takes 10% off all items, but they’re already free.',
  )
  expect(because({}, { counts: { ...ten, id: 'crew', code: null, name: 'Crew price' } })).toBe(
    'SUMMER10 takes 10% off all items, but Crew price saves you more here, and only one discount applies.',
  )
})

test('a code that applies, or an empty cart, needs no reason', () => {
  expect(because({}, { counts: ten })).toBeNull()
  expect(because({ scope: 'category', targets: [tumbler] }, { lines: [] })).toBeNull()
  expect(amountOff(ten, [shirt], totalsOf([shirt], 'pickup', seedPriceRules))).toBe(200)
})
