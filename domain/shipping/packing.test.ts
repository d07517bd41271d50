import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputs } from '#tests/harness/run-form.ts'
import { productTypes } from '../catalog/product-types.ts'
import { type Packed, seedPacking, suggestParcel } from './packing.ts'

const of = (productType: string, quantity: number, squareInches = 0): Packed => ({
  ...{ productType, quantity, squareInches },
})

test.each<[string, Packed[], string, number]>([
  ['a sheet of 22 × 60 in', [of(productTypes.gangSheet, 1, 1_320)], 'Mailer', 0.5],
  ['a shirt', [of(productTypes.tshirt, 1)], 'Mailer', 0.6],
  ['four shirts', [of(productTypes.tshirtListing, 4)], 'Thick mailer', 1.9],
  ['a tumbler, which a mailer is too flat for', [of(productTypes.tumbler, 1)], 'Small box', 1.6],
  ['a tumbler with two shirts', [of(productTypes.tumbler, 1), of(productTypes.tshirt, 2)], 'Small box', 2.5],
  ['fifty shirts', [of(productTypes.tshirt, 50)], 'Large box', 22.5],
])('%s', (_what, packed, boxName, weight) => {
  expect(suggestParcel(packed, seedPacking)).toMatchObject({ boxName, isTooMuch: false, parcel: { weight } })
})

test('an order too big for any parcel gets the largest, with a note', () => {
  expect(suggestParcel([of(productTypes.tshirt, 500)], seedPacking)).toMatchObject({
    ...{ boxName: 'Large box', isTooMuch: true },
    parcel: { length: 20, width: 16, height: 12, weight: 150 },
  })
})

test('more goods never weigh less or come in a smaller parcel', () => {
  const packed = fc.record({
    productType: fc.constantFrom(...Object.values(productTypes)),
    quantity: fc.integer({ min: 1, max: 60 }),
    squareInches: fc.integer({ min: 0, max: 5_000 }),
  })
  const volume = ({ parcel }: ReturnType<typeof suggestParcel>) =>
    parcel.length * parcel.width * parcel.height
  fc.assert(
    fc.property(fc.array(packed, { minLength: 1, maxLength: 6 }), packed, (some, more) => {
      const [less, most] = [suggestParcel(some, seedPacking), suggestParcel([...some, more], seedPacking)]
      expect(most.parcel.weight).toBeGreaterThanOrEqual(less.parcel.weight)
      expect(volume(most)).toBeGreaterThanOrEqual(volume(less))
    }),
    { numRuns: inputs(2_000) },
  )
})
