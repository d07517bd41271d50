import { expect, test } from 'vitest'
import { wallAt } from './wall.ts'

test('the wall is opaque, warm, brightest where the light falls, and leaves other pixels untouched', () => {
  const at = (x: number, y: number, light = 1) => {
    const pixels = new Uint8ClampedArray(12)
    wallAt(x, y, light, pixels, 4)
    return [...pixels]
  }
  expect(at(0.42, 0.36)).toEqual([0, 0, 0, 0, 243, 241, 237, 255, 0, 0, 0, 0])
  expect(at(1, 1)[4]).toBeLessThan(at(0.6, 0.6)[4] ?? 0)
  expect(at(0.42, 0.36, 0.5).slice(4, 8)).toEqual([122, 120, 118, 255])
})
