import { expect, test } from 'vitest'
import type { StaffPrint } from '#server/prints/index.ts'
import { changeDraft, draftOf, type ProductDraft, productOf } from './product-draft.ts'

const pricesOf = ({ variants }: ProductDraft): string[] => variants.map(({ price }) => price)

test('a new gang sheet has the standard sizes at its base price until someone changes one', () => {
  const priced = changeDraft(draftOf(null), { basePrice: '10' })
  expect(pricesOf(priced)).toEqual(['16.00', '22.00', '28.00', '34.00', '40.00', '46.00', '52.00', '58.00'])
  expect(changeDraft(priced, { kind: 'print' }).variants).toEqual([])

  const own = changeDraft(priced, { variants: priced.variants.slice(0, 1) })
  expect(pricesOf(changeDraft(own, { kind: 'print' }))).toEqual(['16.00'])
  const typed = own.variants.map((row) => ({ ...row, price: '17.00', followsBase: false }))
  expect(pricesOf(changeDraft(changeDraft(own, { variants: typed }), { basePrice: '20' }))).toEqual(['17.00'])
})

test('changing an existing product’s base price updates its standard sizes, but none with a price of its own', () => {
  const standard = { sizeWidth: 22, material: 'dtf', finish: 'standard', isAvailable: true }
  const variants = [
    { ...standard, id: 'a', name: '22" x 12"', sizeHeight: 12, priceCents: 14_00 },
    { ...standard, id: 'b', name: '22" x 24"', sizeHeight: 24, priceCents: 19_00 },
    { ...standard, id: 'c', name: 'Glitter', finish: 'glitter', sizeHeight: 36, priceCents: 26_00 },
  ]
  const product = { ...{ kind: 'gang-sheet', title: 'Bees', description: '', category: 'general' }, tags: [] }
  const opened = draftOf({
    ...product,
    basePriceCents: 8_00,
    isActive: true,
    variants,
  } as unknown as StaffPrint)
  // As typed by a user: nothing, then 10.
  const edited = changeDraft(changeDraft(opened, { basePrice: '' }), { basePrice: '10' })
  expect(pricesOf(edited)).toEqual(['16.00', '19.00', '26.00'])
  expect(productOf(edited)).toMatchObject({
    basePriceCents: 10_00,
    variants: [{ id: 'a', priceCents: 16_00 }, {}, {}],
  })
})
