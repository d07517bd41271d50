import { expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { centsOf, missingForSale, tagsOf, withStandardVariants } from './print-editing.ts'

test('standard variants are 22 in wide and cost the base price plus 50 cents an inch', () => {
  const made = withStandardVariants([], cents(1_000))
  expect(made.map(({ sizeWidth, sizeHeight, priceCents }) => [sizeWidth, sizeHeight, priceCents])).toEqual([
    [22, 12, 1_600],
    [22, 24, 2_200],
    [22, 36, 2_800],
    [22, 48, 3_400],
    [22, 60, 4_000],
    [22, 72, 4_600],
    [22, 84, 5_200],
    [22, 96, 5_800],
  ])
  expect(new Set(made.map(({ material, finish }) => `${material} ${finish}`))).toEqual(
    new Set(['dtf standard']),
  )
})

test('an existing variant keeps its id, name and sale status; special ones stay', () => {
  const [first] = withStandardVariants([], cents(0))
  if (!first) throw new Error('No variant')
  const known = { ...first, id: 'a', name: 'Small', isAvailable: false, priceCents: 9 }
  const special = { ...first, id: 'b', finish: 'glitter' }
  const made = withStandardVariants([special, known], cents(100))
  expect(made[0]).toEqual({ ...known, priceCents: 700 })
  expect(made.at(-1)).toEqual(special)
  expect(made).toHaveLength(9)
})

test('a product on sale needs a size on sale', () => {
  expect(missingForSale(true, [])).toEqual({ variants: 'Add a size first' })
  expect(missingForSale(true, [{ isAvailable: false }])).toEqual({ variants: 'Add a size first' })
  expect(missingForSale(true, [{ isAvailable: true }])).toBeNull()
  expect(missingForSale(false, [])).toBeNull()
})

test('typed values become cents and tags', () => {
  expect(['12.5', '$1,200', '', 'x', '-4', '0.005'].map(centsOf)).toEqual([1_250, 120_000, 0, 0, 0, 1])
  expect(['12,50', '1,2', '1,200.50'].map(centsOf)).toEqual([Number.NaN, Number.NaN, 120_050])
  expect(tagsOf(' cat, ,dog,cat ,')).toEqual(['cat', 'dog'])
})
