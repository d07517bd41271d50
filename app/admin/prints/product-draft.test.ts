import { expect, test } from 'vitest'
import { changeDraft, draftOf, type ProductDraft } from './product-draft.ts'

const pricesOf = ({ variants }: ProductDraft): string[] => variants.map(({ price }) => price)

test('a new gang sheet has the standard sizes at its base price, until somebody changes one', () => {
  const priced = changeDraft(draftOf(null), { basePrice: '10' })
  expect(pricesOf(priced)).toEqual(['16.00', '22.00', '28.00', '34.00', '40.00', '46.00', '52.00', '58.00'])
  expect(changeDraft(priced, { kind: 'print' }).variants).toEqual([])

  const own = changeDraft(priced, { variants: priced.variants.slice(0, 1) })
  expect(pricesOf(changeDraft(own, { basePrice: '20' }))).toEqual(['16.00'])
  expect(pricesOf(changeDraft(own, { kind: 'print' }))).toEqual(['16.00'])
})
