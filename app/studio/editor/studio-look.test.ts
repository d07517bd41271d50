import { expect, test } from 'vitest'
import { toLook } from './studio-look.ts'

const atFirst = { unit: 'in', isGridShown: false, ground: 'film' }

test.each([null, undefined, 'mm', 7, [], {}, { unit: 'cm', isGridShown: 'yes', ground: 'pink' }])(
  'of %j nothing is taken over',
  (kept) => {
    expect(toLook(kept)).toEqual(atFirst)
  },
)

test('what was kept is as it was, each by itself: unit, grid, a shirt of ours or of a color of one’s own', () => {
  expect(toLook({ unit: 'mm', isGridShown: true, ground: 'heather' })).toEqual({
    ...{ unit: 'mm', isGridShown: true, ground: 'heather' },
  })
  expect(toLook({ ground: '#225544', unit: 5 })).toEqual({ ...atFirst, ground: '#225544' })
  expect(toLook({ ground: '#2255' })).toEqual(atFirst)
})
