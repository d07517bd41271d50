import { expect, test } from 'vitest'
import { addDays, isLocalDay, localTimeOf, momentOf } from './local-time.ts'

test.each([
  ['2026-01-05T05:59:00Z', 'America/Chicago', '2026-01-04', '23:59'],
  ['2026-07-05T05:59:00Z', 'America/Chicago', '2026-07-05', '00:59'],
  ['2026-07-05T05:59:00Z', 'America/Phoenix', '2026-07-04', '22:59'],
  ['2026-07-05T05:59:00Z', 'Asia/Kolkata', '2026-07-05', '11:29'],
  ['2026-07-05T05:59:00Z', 'Australia/Lord_Howe', '2026-07-05', '16:29'],
])('%s in %s', (moment, timeZone, day, time) => {
  expect(localTimeOf(new Date(moment), timeZone)).toEqual({ day, time })
  expect(momentOf(day, time, timeZone).toISOString()).toBe(new Date(moment).toISOString())
})

test.each([
  ['left out', '2026-03-08', '02:30', '2026-03-08T08:30:00.000Z'],
  ['twice there', '2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
])('a time that is %s', (_, day, time, expected) => {
  expect(momentOf(day, time, 'America/Chicago').toISOString()).toBe(expected)
})

test.each(['America/Chicago', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/St_Johns'])(
  'over a year in %s, every clock time maps back to its moment',
  (timeZone) => {
    const halfHour = 30 * 60_000
    const begin = Date.UTC(2026, 0, 1)
    for (let at = begin; at < begin + 365 * 48 * halfHour; at += halfHour) {
      const { day, time } = localTimeOf(new Date(at), timeZone)
      const found = momentOf(day, time, timeZone)
      // The first one if the time occurs twice.
      expect([at, at - halfHour, at - 2 * halfHour]).toContain(+found)
      expect(localTimeOf(found, timeZone)).toEqual({ day, time })
    }
  },
)

test('a day later is one calendar day later, whatever the clocks do', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31')
  expect(isLocalDay('2026-02-30')).toBe(false)
})
