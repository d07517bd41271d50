import { expect, test } from 'vitest'
import { after, minutes, seconds } from '#server/kernel/clock.ts'
import { nextLook } from './purchase-timeout.ts'

const createdAt = new Date('2026-11-23T12:00:00Z')

test.each([
  [0, seconds(30)],
  [seconds(20), seconds(30)],
  [minutes(2), minutes(2)],
  [minutes(5), minutes(5)],
  [minutes(40), minutes(5)],
])('a purchase that is %i ms old is checked again after %i ms', (age, wait) => {
  const now = after(createdAt, age)
  expect(nextLook(now, createdAt)).toEqual(after(now, wait))
})
