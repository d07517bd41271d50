import { expect, test } from 'vitest'
import { mm } from '../units.ts'
import { doOverlap, findOverlaps, placementAt, toLocal } from './turned-boxes.ts'

const placed = (id: string, x: number, y: number, width = 40, height = 20, rotation = 0) => ({
  id,
  x: mm(x),
  y: mm(y),
  width: mm(width),
  height: mm(height),
  rotation,
})

test('boxes that touch do not overlap, boxes that share a tenth of a millimeter do', () => {
  expect(doOverlap(placed('a', 0, 0), placed('b', 40, 0))).toBe(false)
  expect(doOverlap(placed('a', 0, 0), placed('b', 39.9, 0))).toBe(true)
})

test('turned boxes are judged by their own edges, not by their bounding boxes', () => {
  const slanted = placed('a', 0, 0, 100, 10, 45)
  expect(doOverlap(slanted, placed('b', 30, -30, 20, 20))).toBe(false)
  expect(doOverlap(slanted, placed('b', 30, 30, 20, 20))).toBe(true)
})

test('a quarter turn swaps the sides', () => {
  expect(doOverlap(placed('a', 0, 0, 40, 20, 90), placed('b', 31, 0))).toBe(false)
  expect(doOverlap(placed('a', 0, 0, 40, 20, 90), placed('b', 0, 29))).toBe(true)
})

test('all overlapping boxes are found, no others', () => {
  const placements = [placed('a', 20, 10), placed('b', 50, 15), placed('c', 20, 36), placed('d', 200, 12)]
  expect([...findOverlaps(placements)].sort()).toEqual(['a', 'b'])
})

test('the topmost box under the point is hit, as turned', () => {
  const placements = [placed('low', 0, 0), placed('high', 10, 0), placed('turned', 100, 0, 40, 20, 90)]
  expect(placementAt(placements, { x: 5, y: 0 })?.id).toBe('high')
  expect(placementAt(placements, { x: -15, y: 0 })?.id).toBe('low')
  expect(placementAt(placements, { x: 100, y: 18 })?.id).toBe('turned')
  expect(placementAt(placements, { x: 118, y: 0 })).toBe(null)
  expect(placementAt(placements, { x: 112, y: 0 }, 3)?.id).toBe('turned')
})

test('a point is mapped to the placement before turning', () => {
  const { x, y } = toLocal(placed('a', 10, 10, 40, 20, 90), { x: 10, y: 25 })
  expect([x, y]).toEqual([expect.closeTo(15, 9), expect.closeTo(0, 9)])
})
