import { expect, test } from 'vitest'
import { formatCutOff } from './format-cut-off.ts'

test.each([
  ['14:00', 'America/Chicago', '2pm CST'],
  ['09:30', 'America/New_York', '9:30am EST'],
  ['12:00', 'America/Denver', '12pm MST'],
  ['00:05', 'Europe/Paris', '12:05am'],
])('%s in %s reads %s', (time, zone, expected) => {
  expect(formatCutOff(time, zone)).toBe(expected)
})
