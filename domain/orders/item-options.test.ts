import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productTypes } from '../catalog/product-types.ts'
import { seedTshirtColors } from '../tshirt/colors.ts'
import { seedTshirtGarments } from '../tshirt/garments.ts'
import { placementZones } from '../tshirt/placement-zones.ts'
import { tshirtSizes } from '../tshirt/sizes.ts'
import { itemOptions, itemTitle } from './item-options.ts'

test('every garment shows its size, color and places, whatever its name contains', () => {
  for (const { name } of seedTshirtGarments)
    for (const productSize of tshirtSizes)
      for (const { name: productColor } of seedTshirtColors)
        for (const { name: zoneName } of placementZones) {
          const designData = { prints: [{ zoneName }] }
          const shirt = { productType: productTypes.tshirt, name, productSize, productColor, designData }
          expect(itemOptions(shirt)).toEqual([productSize, productColor, zoneName])
          expect(itemTitle(shirt)).toBe(`${name}, ${productSize}, ${productColor}, ${zoneName}`)
        }
})

test('the options shown for a product depend on its type, not its name', () => {
  const word = fc.string({ maxLength: 12 })
  const kind = fc.constantFrom(...Object.values(productTypes))
  fc.assert(
    fc.property(kind, word, word, word, (productType, name, productSize, productColor) => {
      const isNamedByThem = productType === productTypes.gangSheet || productType === productTypes.tumbler
      const told = isNamedByThem ? [] : [productSize, productColor].filter((option) => option !== '')
      const item = { productType, name, productSize, productColor, designData: null }
      expect(itemOptions(item)).toEqual(told)
      const named = { ...item, name: `${name} ${productSize} ${productColor}` }
      expect(itemOptions(named)).toEqual(told)
    }),
  )
})

test('the material of a premade print and the sides of an engraving are shown', () => {
  const size = { productSize: '22 × 24 in', productColor: '' }
  const print = { ...size, productType: productTypes.premadePrint, designData: { materialName: 'UV DTF' } }
  expect(itemOptions(print)).toEqual(['22 × 24 in', 'UV DTF'])
  const cup = { ...size, productType: productTypes.tumbler, designData: { designType: 'Full wrap' } }
  expect(itemOptions(cup)).toEqual(['Full wrap'])
})
