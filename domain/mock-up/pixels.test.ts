import { expect, test } from 'vitest'
import { sample } from './pixels.ts'

/** Each of its nine pixels has a distinct value. */
const plane = Uint8Array.from([0, 10, 20, 100, 110, 120, 200, 210, 240])

test('between four pixels of a plane each counts by its distance, and beyond the edge there is nothing', () => {
  expect(sample(plane, 3, 0, 0)).toBe(0)
  expect(sample(plane, 3, 1, 1)).toBe(110)
  expect(sample(plane, 3, 0.25, 0)).toBe(2.5)
  expect(sample(plane, 3, 0, 0.25)).toBe(25)
  expect(sample(plane, 3, 1.5, 1.5)).toBe((110 + 120 + 210 + 240) / 4)
  for (const [x, y] of [
    [-0.1, 1],
    [1, -0.1],
    [2, 1],
    [1, 2],
  ] as const)
    expect(sample(plane, 3, x, y)).toBe(0)
})
