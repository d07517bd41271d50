import { expect, test } from 'vitest'
import { nest } from './index.ts'
import { createNester } from './nester.ts'

const strip = { width: 22, spacing: 0.25, margin: 0.5 }

test('two items that fit side by side take one row', () => {
  const result = nest([{ id: 'a', width: 10, height: 4, copies: 2, turns: 'none' }], strip)
  expect(result.placements).toEqual([
    { itemId: 'a', copy: 0, x: 0.5, y: 0.5, width: 10, height: 4, turn: 0 },
    { itemId: 'a', copy: 1, x: 10.75, y: 0.5, width: 10, height: 4, turn: 0 },
  ])
  expect(result).toMatchObject({ height: 5, unplaced: [], optimal: true, lowerBound: 5 })
})

test('an unprintable item is named with the reason', () => {
  const result = nest(
    [
      { id: 'flat', width: 0, height: 4, copies: 2, turns: 'none' },
      { id: 'wide', width: 30, height: 40, copies: 1, turns: 'quarter' },
      { id: 'long', width: 30, height: 4, copies: 1, turns: 'quarter' },
      { id: 'half', width: 3, height: 4, copies: 1.5, turns: 'none' },
    ],
    { ...strip, maxHeight: 24 },
  )
  expect(result.placements).toEqual([])
  expect(result.unplaced).toEqual([
    { itemId: 'flat', copies: 2, reason: 'no_size' },
    { itemId: 'wide', copies: 1, reason: 'too_wide' },
    { itemId: 'long', copies: 1, reason: 'too_tall' },
    { itemId: 'half', copies: 1.5, reason: 'bad_copies' },
  ])
})

test('copies are numbered across items of one name', () => {
  const items = [2, 3, 1].map((copies) => ({ id: 'a', width: 2, height: 2, copies, turns: 'none' }) as const)
  const copies = nest(items, strip).placements.map(({ copy }) => copy)
  expect(copies.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
})

test('a fixed sheet takes what fits and reports the rest', () => {
  const result = nest([{ id: 'a', width: 10, height: 4, copies: 9, turns: 'none' }], {
    ...strip,
    maxHeight: 12,
  })
  expect(result.placements).toHaveLength(4)
  expect(result.unplaced).toEqual([{ itemId: 'a', copies: 5, reason: 'no_room' }])
})

test('locked placements keep their place and their spacing', () => {
  const locked = [{ x: 0.5, y: 0.5, width: 15, height: 4 }]
  const result = nest([{ id: 'a', width: 6, height: 4, copies: 1, turns: 'none' }], strip, { locked })
  expect(result.placements).toEqual([{ itemId: 'a', copy: 0, x: 0.5, y: 4.75, width: 6, height: 4, turn: 0 }])
})

test('a box too small to change the total area is still placed', () => {
  const wide = { id: 'wide', width: 2.0000000019999, height: 0.8638, copies: 2, turns: 'none' } as const
  for (const side of [4e-9, 1e-6, 1e-3]) {
    const speck = { id: 'speck', width: side, height: side, copies: 1, turns: 'none' } as const
    const nester = createNester([speck, wide], { width: 4.000000004, spacing: 0, margin: 0 }, { seed: 1 })
    nester.step(30)
    expect(nester.best().unplaced).toEqual([])
  }
})
