import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Contents,
  copiesIn,
  leftToShip,
  mergeLines,
  pickGoods,
  refusesContents,
} from './parcel-contents.ts'

const [shirt, sheet] = ['8a4c2f6e-0000-4000-8000-000000000001', '8a4c2f6e-0000-4000-8000-000000000002']
const line = (item: string, quantity: number, title = 'Shirt, M') => ({ item, quantity, title })
const ordered = [line(shirt, 5), line(sheet, 1, 'Gang sheet')]

test('items in no parcel are left to ship; a parcel with unrecorded contents leaves nothing', () => {
  expect(leftToShip(ordered, [])).toEqual(ordered)
  expect(leftToShip(ordered, [[line(shirt, 2)], [line(shirt, 1), line(sheet, 1)]])).toEqual([line(shirt, 2)])
  expect(leftToShip(ordered, [[line(shirt, 2)], null])).toEqual([])
  // More than was ordered, as after a change to the order, isn't owed by another line.
  expect(leftToShip(ordered, [[line(shirt, 9)]])).toEqual([line(sheet, 1, 'Gang sheet')])
})

test('more than is left, nothing, and unknown items are refused with a message', () => {
  const left = [line(shirt, 3), line(sheet, 1, 'Gang sheet')]
  expect(refusesContents(left, [[line(shirt, 3)], [line(sheet, 1)]])).toBeNull()
  expect(refusesContents(left, [[]])).toBe('Choose what goes into the parcel.')
  expect(refusesContents(left, [[line(shirt, 1)], []])).toBe('Choose what goes into parcel 2.')
  expect(refusesContents(left, [[line(shirt, 2)], [line(shirt, 2)]])).toBe(
    'You chose 4 × Shirt, M, and 3 are left to ship. Choose fewer.',
  )
  expect(refusesContents(left, [[line(sheet, 2)]])).toBe(
    'You chose 2 × Gang sheet, and 1 is left to ship. Choose fewer.',
  )
  expect(refusesContents([line(sheet, 1)], [[line(shirt, 1)]])).toMatch(/^Something you chose/)
})

test('for any accepted choices, parcel contents plus what is left equal the order', () => {
  const quantity = fc.integer({ min: 1, max: 6 })
  const contents = fc.array(fc.record({ item: fc.constantFrom(shirt, sheet), quantity }), { maxLength: 3 })
  fc.assert(
    fc.property(fc.array(contents, { maxLength: 6 }), (wishes) => {
      const parcels: Contents[] = []
      for (const wish of wishes)
        if (refusesContents(leftToShip(ordered, parcels), [wish]) === null) parcels.push(mergeLines(wish))
      const shipped = parcels.map((parcel) => parcel ?? []).reduce((sum, one) => sum + copiesIn(one), 0)
      expect(shipped + copiesIn(leftToShip(ordered, parcels))).toBe(6)
    }),
    { numRuns: 100 },
  )
})

test('a parcel’s share of what is left keeps all of its details', () => {
  expect(pickGoods(ordered, [line(shirt, 1), line(shirt, 1), line('none', 1)])).toEqual([line(shirt, 2)])
})
