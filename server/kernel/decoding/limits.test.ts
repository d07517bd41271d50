import { expect, test } from 'vitest'
import { minutes } from '../clock.ts'
import { drawingLimits, pictureLimits } from './limits.ts'

test('what strangers upload holds a place for two minutes at most as a drawing, and for five as a picture', () => {
  expect(drawingLimits.cpuSeconds).toBeLessThanOrEqual(20)
  expect(drawingLimits.milliseconds).toBeLessThanOrEqual(minutes(2))
  expect(pictureLimits.cpuSeconds).toBeLessThanOrEqual(90)
  expect(pictureLimits.milliseconds).toBeLessThanOrEqual(minutes(5))
  for (const { megabytes } of [drawingLimits, pictureLimits]) expect(megabytes).toBeLessThanOrEqual(1_500)
})
