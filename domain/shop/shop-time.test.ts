import { expect, test } from 'vitest'
import { formatDay, formatMoment, formatMomentAndZone, formatTime, isTimeZone } from './shop-time.ts'

const moment = new Date('2026-11-20T18:05:00Z')

test.each([
  ['America/Chicago', 'Nov 20, 2026', '12:05 PM', 'Central Time'],
  ['America/New_York', 'Nov 20, 2026', '1:05 PM', 'Eastern Time'],
  ['Pacific/Auckland', 'Nov 21, 2026', '7:05 AM', 'New Zealand Time'],
  ['Asia/Kolkata', 'Nov 20, 2026', '11:35 PM', 'India Standard Time'],
])('a moment on the clock of %s', (zone, day, time, name) => {
  // Node puts a narrow space before AM and PM.
  const plain = (words: string) => words.replaceAll('\u202f', ' ')
  expect(formatDay(moment, zone)).toBe(day)
  expect(plain(formatTime(moment, zone))).toBe(time)
  expect(plain(formatMoment(moment, zone))).toBe(`${day}, ${time}`)
  expect(plain(formatMomentAndZone(moment, zone))).toBe(`${day}, ${time} (${name})`)
})

test('only real time zones are accepted', () => {
  expect(['America/Chicago', 'UTC', 'Austin', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
