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

test('what is in no parcel is left; a parcel of which nobody has said what it holds leaves nothing', () => {
  expect(leftToShip(ordered, [])).toEqual(ordered)
  expect(leftToShip(ordered, [[line(shirt, 2)], [line(shirt, 1), line(sheet, 1)]])).toEqual([line(shirt, 2)])
  expect(leftToShip(ordered, [[line(shirt, 2)], null])).toEqual([])
  // More than was ordered, as after a change of the order, is not owed by another line.
  expect(leftToShip(ordered, [[line(shirt, 9)]])).toEqual([line(sheet, 1, 'Gang sheet')])
})

test('more than is left, nothing, and what is not there are refused in words', () => {
  const left = [line(shirt, 3), line(sheet, 1, 'Gang sheet')]
  expect(refusesContents(left, [[line(shirt, 3)], [line(sheet, 1)]])).toBeNull()
  expect(refusesContents(left, [[]])).toBe('Choose what goes into the parcel.')
  expect(refusesContents(left, [[line(shirt, 1)], []])).toBe('Choose what goes into parcel 2.')
  expect(refusesContents(left, [[line(shirt, 2)], [line(shirt, 2)]])).toBe(
    '4 × Shirt, M were chosen, and 3 are left to ship. Choose fewer.',
  )
  expect(refusesContents(left, [[line(sheet, 2)]])).toBe(
    '2 × Gang sheet were chosen, and 1 is left to ship. Choose fewer.',
  )
  expect(refusesContents([line(sheet, 1)], [[line(shirt, 1)]])).toMatch(/^Something that was chosen/)
})

test('whatever is chosen and let through, what is in parcels and what is left are what was ordered', () => {
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

test('of what is left a parcel’s share is taken with all that is known of it', () => {
  expect(pickGoods(ordered, [line(shirt, 1), line(shirt, 1), line('none', 1)])).toEqual([line(shirt, 2)])
})
