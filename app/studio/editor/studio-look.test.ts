import { expect, test } from 'vitest'
import { toLook } from './studio-look.ts'

const atFirst = { unit: 'in', isGridShown: false, ground: 'film' }

test.each([null, undefined, 'mm', 7, [], {}, { unit: 'cm', isGridShown: 'yes', ground: 'pink' }])(
  'nothing is restored from %j',
  (kept) => {
    expect(toLook(kept)).toEqual(atFirst)
  },
)

test('each saved value is restored on its own: unit, grid, one of our shirts or a custom color', () => {
  expect(toLook({ unit: 'mm', isGridShown: true, ground: 'heather' })).toEqual({
    ...{ unit: 'mm', isGridShown: true, ground: 'heather' },
  })
  expect(toLook({ ground: '#225544', unit: 5 })).toEqual({ ...atFirst, ground: '#225544' })
  expect(toLook({ ground: '#2255' })).toEqual(atFirst)
})
