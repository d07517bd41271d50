import { expect, test } from 'vitest'
import { mm } from '#domain/units.ts'
import { bringInSight, isOutOfSight, type View } from './view.ts'

const canvas = { width: 390, height: 270 }
const view: View = { scale: 0.5, x: 50, y: 50 }
const box = (left: number, top: number, width: number, height: number) => ({
  left: mm(left),
  top: mm(top),
  right: mm(left + width),
  bottom: mm(top + height),
})

test('anything under the edge of the canvas is scrolled into view, and no farther', () => {
  const low = box(100, 400, 60, 40)
  expect(isOutOfSight(view, box(100, 440, 60, 40), canvas)).toBe(true)
  expect(isOutOfSight(view, low, canvas)).toBe(false)
  const seen = bringInSight(view, low, canvas)
  expect(seen).toEqual({ scale: 0.5, x: 50, y: 270 - 16 - 440 * 0.5 })
  expect(bringInSight(seen, low, canvas)).toEqual(seen)
})

test('anything already in view stays put, and anything behind a ruler is moved out', () => {
  expect(bringInSight(view, box(100, 100, 60, 40), canvas)).toEqual(view)
  expect(bringInSight(view, box(-100, 0, 60, 40), canvas)).toEqual({ scale: 0.5, x: 22 + 16 + 50, y: 50 })
})

test('anything larger than the canvas fills it', () => {
  const large = box(0, 0, 400, 2_000)
  expect(bringInSight(view, large, canvas)).toEqual({ scale: 0.5, x: 50, y: 38 })
  expect(bringInSight({ ...view, y: -900 }, large, canvas).y).toBe(270 - 16 - 1_000)
})
