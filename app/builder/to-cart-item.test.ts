import { expect, test } from 'vitest'
import { seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { toCartItem } from './to-cart-item.ts'

test('a gang sheet in the cart holds its design, its size and the default artboard', () => {
  const [size] = seedGangSheetSizes
  if (!size) throw new Error('No size')
  const raw = { artworks: [{}, {}], copies: 12 }
  const design = { design_id: 'd-1', size_id: size.id, quantity: 3, raw }

  expect(toCartItem(design, [size], null)).toEqual({
    productType: 'Gang Sheet',
    productSize: size.title,
    productColor: '',
    quantity: 3,
    unitPrice: size.price,
    designData: { design_id: 'd-1', size_id: size.id, artboardSize: '4x4' },
    name: `Gang Sheet ${size.title}`,
    description: '2 artworks, 12 copies',
    image: null,
  })
})
