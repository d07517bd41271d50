import { expect, test } from 'vitest'
import { formatMoney } from '#domain/money/money.ts'
import { designTypes, finishFor, finishNames, seedTumblerSizes } from './tumblers.ts'

test('the six prices and the finishes of both sizes match the specification', () => {
  const table = seedTumblerSizes.map(({ id, prices, availableColors }) => [
    id,
    designTypes.map((type) => formatMoney(prices[type])).join(' '),
    availableColors.map((color) => finishNames[color]).join(', '),
  ])
  expect(table).toEqual([
    ['20oz', '$25.00 $30.00 $35.00', 'Black'],
    ['40oz', '$35.00 $40.00 $45.00', 'White, Black, Stainless Steel, Navy Blue, Rose Gold'],
  ])
})

test('changing the size clears a finish not offered in it, and keeps one that is', () => {
  const small = { availableColors: ['black' as const] }
  const several = { availableColors: ['black' as const, 'white' as const] }
  expect(finishFor(several, 'navy')).toBeNull()
  expect(finishFor(several, null)).toBeNull()
  expect(finishFor(several, 'white')).toBe('white')
  // The only one there is.
  expect(finishFor(small, 'navy')).toBe('black')
  expect(finishFor(small, null)).toBe('black')
})
