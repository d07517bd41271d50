import { expect, test } from 'vitest'
import { type NestItem, nest } from './index.ts'

const strip = { width: 22, spacing: 0.5, margin: 1 }
const item = (id: string, width: number, height: number, copies: number, group?: string): NestItem => ({
  id,
  width,
  height,
  copies,
  turns: 'quarter',
  group,
})

test('the members of a group stay in one block that no other item enters', () => {
  const items = [
    item('a', 3, 2, 4, 'team'),
    item('b', 4, 4, 2, 'team'),
    item('c', 5, 3, 12),
    item('d', 2, 2, 9),
  ]
  const result = nest(items, strip, { budget: { steps: 300 } })
  expect(result.unplaced).toEqual([])
  expect(result.placements).toHaveLength(27)
  const team = result.placements.filter(({ itemId }) => itemId === 'a' || itemId === 'b')
  const others = result.placements.filter(({ itemId }) => itemId === 'c' || itemId === 'd')
  const left = Math.min(...team.map(({ x }) => x))
  const top = Math.min(...team.map(({ y }) => y))
  const right = Math.max(...team.map(({ x, width }) => x + width))
  const bottom = Math.max(...team.map(({ y, height }) => y + height))
  const inside = others.filter(
    (other) =>
      other.x < right - 1e-9 &&
      other.x + other.width > left + 1e-9 &&
      other.y < bottom - 1e-9 &&
      other.y + other.height > top + 1e-9,
  )
  expect(inside).toEqual([])
  const area = result.placements.reduce((sum, { width, height }) => sum + width * height, 0)
  expect(result.density).toBeCloseTo(area / (22 * result.height), 9)
})

test('a member that can never fit is named, the others are placed', () => {
  const result = nest([item('a', 3, 2, 1, 'team'), item('huge', 30, 40, 1, 'team')], strip)
  expect(result.placements.map(({ itemId }) => itemId)).toEqual(['a'])
  expect(result.unplaced).toEqual([{ itemId: 'huge', copies: 1, reason: 'too_wide' }])
})

test.each([0, 0.25, 1, 3])('a group may be as wide as the film between margins of %s', (margin) => {
  const row = item('row', 22 - 2 * margin, 1, 1, 'team')
  const { placements, unplaced } = nest([{ ...row, turns: 'none' }], { ...strip, margin })
  expect(unplaced).toEqual([])
  expect(placements).toMatchObject([{ x: margin, y: margin, width: 22 - 2 * margin }])
})

test.each([
  ['without a height', { height: 0 }],
  ['of a negative height', { height: -9 }],
  ['of a negative width', { width: -9 }],
  ['higher than can be said', { height: Number.POSITIVE_INFINITY }],
  ['of no copies', { copies: 0 }],
])('a member %s is reported as outside a group, and the others are placed', (_name, wrong) => {
  const broken = { ...item('broken', 3, 2, 2), ...wrong }
  const alone = nest([broken], strip).unplaced
  const { placements, unplaced } = nest([item('a', 3, 2, 1, 'team'), { ...broken, group: 'team' }], strip)
  expect([placements.map(({ itemId }) => itemId), unplaced]).toEqual([['a'], alone])
})

test('spread separates copies of one design, using the same places', () => {
  const upright = (id: string): NestItem => ({ ...item(id, 9, 4, 4), turns: 'none' })
  const together = nest([upright('a'), upright('b')], strip)
  const apart = nest([upright('a'), upright('b')], strip, { spread: true })
  const places = (result: typeof apart) => result.placements.map(({ x, y }) => `${x} ${y}`).sort()
  expect(places(apart)).toEqual(places(together))
  // Two columns and four rows: a checkerboard, so that no two neighbors in a row or column have the same design.
  const neighbors = apart.placements.flatMap((first, index) =>
    apart.placements
      .slice(index + 1)
      .filter(({ itemId }) => itemId === first.itemId)
      .filter(
        ({ x, y }) =>
          Math.abs(x - first.x) < 9.6 && Math.abs(y - first.y) < 4.6 && (x === first.x || y === first.y),
      ),
  )
  expect(neighbors).toEqual([])
})
