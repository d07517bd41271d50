import { expect, test } from 'vitest'
import { productTypes } from '../catalog/product-types.ts'
import { isLocalDay, localTimeOf, momentOf } from '../local-time.ts'
import { seedShopSettings } from '../shop/shop-settings.ts'
import { dueChangeSchema } from './due-change.ts'
import { dueDateOf, dueStateOf, dueWords, promiseWords } from './due-date.ts'

const calendar = {
  ...seedShopSettings,
  holidays: [
    { day: '12-25', name: '' },
    { day: '2026-11-26', name: '' },
  ],
}
const zone = calendar.timeZone

/** The due time on the shop's clock, for an order paid at this time on it. */
function due(paid: string, types: string[] = [productTypes.gangSheet], changes = {}): string {
  const [day = '', time = ''] = paid.split(' ')
  const dueAt = dueDateOf(momentOf(day, time, zone), types, { ...calendar, ...changes })
  const local = localTimeOf(dueAt, zone)
  return `${local.day} ${local.time}`
}

test.each([
  ['a minute before the cut-off, the same day', '2026-11-20 13:59', '2026-11-20 18:00'],
  ['at the cut-off, the next business day: over the weekend', '2026-11-20 14:00', '2026-11-23 18:00'],
  ['on a Saturday morning, Monday', '2026-11-21 09:00', '2026-11-23 18:00'],
  ['on a Sunday night, Monday', '2026-11-22 23:59', '2026-11-23 18:00'],
  ['just after midnight, the same day', '2026-11-24 00:00', '2026-11-24 18:00'],
  ['the evening before Thanksgiving, Friday', '2026-11-25 15:00', '2026-11-27 18:00'],
  ['on Thanksgiving, Friday', '2026-11-26 10:00', '2026-11-27 18:00'],
  ['on Christmas Day, the Monday after it', '2026-12-25 10:00', '2026-12-28 18:00'],
  ['on New Year’s Eve in the afternoon, in the new year', '2026-12-31 16:00', '2027-01-01 18:00'],
])('paid %s', (_, paid, expected) => {
  expect(due(paid)).toBe(expected)
})

test('the slowest item counts, in business days', () => {
  const turnaround = { ...calendar.turnaround, tshirt: 2, tumbler: 5 }
  const sheetAndShirt = [productTypes.gangSheet, productTypes.tshirt]
  expect(due('2026-11-19 10:00', sheetAndShirt, { turnaround })).toBe('2026-11-23 18:00')
  expect(due('2026-11-23 15:00', [productTypes.tumbler], { turnaround })).toBe('2026-12-02 18:00')
})

test('the shop’s clock applies on both sides of daylight saving', () => {
  // Chicago leaves daylight saving time on 2026-11-01: 14:00 is 19:00 UTC before and 20:00 UTC after it.
  const paid = (moment: string) => dueDateOf(new Date(moment), [], calendar).toISOString()
  expect(paid('2026-10-30T18:59:59Z')).toBe('2026-10-30T23:00:00.000Z')
  expect(paid('2026-10-30T19:00:00Z')).toBe('2026-11-03T00:00:00.000Z')
  expect(paid('2026-11-02T19:59:59Z')).toBe('2026-11-03T00:00:00.000Z')
  expect(paid('2026-11-02T20:00:00Z')).toBe('2026-11-04T00:00:00.000Z')
  // It returns on 2027-03-14: a Friday afternoon's order is due on Monday in daylight saving time.
  expect(paid('2027-03-12T21:00:00Z')).toBe('2027-03-15T23:00:00.000Z')
})

test('a time skipped by daylight saving is an hour later on the clock', () => {
  expect(localTimeOf(momentOf('2027-03-14', '02:30', zone), zone)).toEqual({
    day: '2027-03-14',
    time: '03:30',
  })
  expect(momentOf('2026-11-01', '12:00', zone).toISOString()).toBe('2026-11-01T18:00:00.000Z')
})

test('other time zones have other days', () => {
  const auckland = { ...calendar, timeZone: 'Pacific/Auckland' }
  // Friday 13:00 in Auckland is still Thursday in UTC.
  expect(dueDateOf(new Date('2026-11-20T00:00:00Z'), [], auckland).toISOString()).toBe(
    '2026-11-20T05:00:00.000Z',
  )
})

test('a shop without business days still gets a due date', () => {
  expect(due('2026-11-20 10:00', [], { businessDays: [] })).toBe('2026-11-21 18:00')
})

test.each([
  ['2026-11-20 18:00', 'late', 'Late since Nov 20'],
  ['2026-11-23 09:59', 'late', 'Late as of today'],
  ['2026-11-23 18:00', 'today', 'Due today'],
  ['2026-11-24 18:00', 'tomorrow', 'Due tomorrow'],
  ['2026-11-25 00:00', 'later', 'Due Wed, Nov 25'],
])('due %s is %s on the 23rd at 10:00', (text, state, words) => {
  const [day = '', time = ''] = text.split(' ')
  const dueAt = momentOf(day, time, zone)
  const now = momentOf('2026-11-23', '10:00', zone)
  expect(dueStateOf(dueAt, now, zone)).toBe(state)
  expect(dueWords(dueAt, now, zone)).toBe(words)
})

test('customers are promised a date', () => {
  const dueAt = momentOf('2026-11-23', '18:00', zone)
  expect(promiseWords('shipping', dueAt, zone)).toBe('Leaves our shop by Mon, Nov 23')
  expect(promiseWords('shipping', dueAt, zone, '2026-11-25')).toBe(
    'Leaves our shop by Mon, Nov 23 and should arrive by Wed, Nov 25',
  )
  expect(promiseWords('pickup', dueAt, zone)).toBe('Ready for pickup by Mon, Nov 23')
  expect(promiseWords('pickup', dueAt, zone, '2026-11-27')).toBe('Ready for pickup by Fri, Nov 27')
})

test.each([
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['26-1-1', false],
])('%s is a day: %s', (day, expected) => {
  expect(isLocalDay(day)).toBe(expected)
  expect(dueChangeSchema.safeParse({ day, reason: 'Ink' }).success).toBe(expected)
})
