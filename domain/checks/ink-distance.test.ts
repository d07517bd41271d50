import { expect, test } from 'vitest'
import { mm } from '../units.ts'
import { inkDistance } from './ink-distance.ts'
import type { PlacedInk } from './placed-ink.ts'

/** One mm large. */
const square = (left: number, top: number): PlacedInk => ({
  box: { left: mm(left), top: mm(top), right: mm(left + 1), bottom: mm(top + 1) },
  rings: [Float64Array.of(left, top, left + 1, top, left + 1, top + 1, left, top + 1)],
})

test.each([
  [1.5, 0, 0.5],
  [0, 1.5, 0.5],
  [1.3, 1.4, 0.5],
  [1.25, -0.5, 0.25],
  [1.95, 0, 0.9],
  [5, 0, 0.9],
  [0.9, 0.9, 0],
])('squares whose corners are %f and %f apart are %f apart', (x, y, distance) => {
  expect(inkDistance(square(0, 0), square(x, y), 0.9)).toBeCloseTo(distance, 9)
  expect(inkDistance(square(x, y), square(0, 0), 0.9)).toBeCloseTo(distance, 9)
})
