import { expect, test } from 'vitest'
import { cents } from '#domain/money/money.ts'
import type { PrintVariant } from '#server/prints/index.ts'
import { findChosen, materialsOf, sizesOf, startingChoice } from './choose-variant.ts'

const variant = (
  sizeName: string,
  materialName: string,
  price: number,
  isAvailable = true,
): PrintVariant => ({
  id: `${sizeName}/${materialName}`,
  name: sizeName,
  sizeWidth: 22,
  sizeHeight: 24,
  sizeName,
  materialName,
  price: cents(price),
  isAvailable,
})

const variants = [
  variant('24', 'DTF Film', 1_800),
  variant('24', 'UV DTF Film', 2_800),
  variant('48', 'DTF Film', 3_000),
  variant('48', 'UV DTF Film', 4_000, false),
]

test('the only material is preselected; sizes never are when there are several', () => {
  expect(startingChoice(variants)).toEqual({ size: '', material: '' })
  expect(startingChoice([variants[0], variants[2]].flatMap((one) => one ?? []))).toEqual({
    size: '',
    material: 'DTF Film',
  })
})

test('a size is offered if the chosen material has it, with its prices', () => {
  expect(sizesOf(variants, '')).toEqual([
    { value: '24', isAvailable: true, prices: [1_800, 2_800] },
    { value: '48', isAvailable: true, prices: [3_000] },
  ])
  expect(sizesOf(variants, 'UV DTF Film').map(({ isAvailable }) => isAvailable)).toEqual([true, false])
  expect(materialsOf(variants, '48').map(({ isAvailable }) => isAvailable)).toEqual([true, false])
})

test('only a complete choice that is on sale is a variant', () => {
  expect(findChosen(variants, { size: '24', material: 'UV DTF Film' })?.price).toBe(2_800)
  expect(findChosen(variants, { size: '24', material: '' })).toBeUndefined()
  expect(findChosen(variants, { size: '48', material: 'UV DTF Film' })).toBeUndefined()
})
