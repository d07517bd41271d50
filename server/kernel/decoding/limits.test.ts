import { expect, test } from 'vitest'
import { minutes } from '../clock.ts'
import { drawingLimits, pictureLimits } from './limits.ts'

test('an upload holds a slot for at most two minutes as a drawing, and five as a picture', () => {
  expect(drawingLimits.cpuSeconds).toBeLessThanOrEqual(20)
  expect(drawingLimits.milliseconds).toBeLessThanOrEqual(minutes(2))
  expect(pictureLimits.cpuSeconds).toBeLessThanOrEqual(90)
  expect(pictureLimits.milliseconds).toBeLessThanOrEqual(minutes(5))
  for (const { megabytes } of [drawingLimits, pictureLimits]) expect(megabytes).toBeLessThanOrEqual(1_500)
})
