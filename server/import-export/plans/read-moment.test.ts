import { expect, test } from 'vitest'
import { formatDay, formatMoment } from '#domain/shop/shop-time.ts'
import { CellError } from './read-cells.ts'
import { momentOf } from './read-moment.ts'

const timeZone = 'America/Chicago'
const now = new Date('2026-11-30T12:00:00Z')
const read = (placed: string, zone = timeZone) => momentOf({ placed }, 'placed', { timeZone: zone, now })
const refused = (placed: string): string => {
  try {
    return read(placed)?.toISOString() ?? 'none'
  } catch (error) {
    if (error instanceof CellError) return error.message
    throw error
  }
}

test.each(['America/Chicago', 'Pacific/Auckland', 'America/Sao_Paulo', 'UTC'])(
  'a bare date is that day on the shop’s clock, however it is written (%s)',
  (zone) => {
    for (const text of [
      '2025-11-20',
      '2025/11/20',
      '11/20/2025',
      '20.11.2025',
      'Nov 20, 2025',
      '20 November 2025',
    ])
      expect([text, formatDay(read(text, zone) ?? now, zone)]).toEqual([text, 'Nov 20, 2025'])
  },
)

test.each([
  ['2024-03-01 10:00:00 -0600', '2024-03-01T16:00:00.000Z'],
  ['2024-03-01T10:00:00+00:00', '2024-03-01T10:00:00.000Z'],
  ['2024-03-01T10:00:00.123Z', '2024-03-01T10:00:00.123Z'],
  ['2024-03-01 10:00:07', '2024-03-01T16:00:07.000Z'],
  ['Thu, 20 Nov 2025 10:00:00 GMT', '2025-11-20T10:00:00.000Z'],
  ['7/15/2025 12:05 AM', '2025-07-15T05:05:00.000Z'],
  ['07/07/2025', '2025-07-07T05:00:00.000Z'],
])('“%s” is read as the moment it says', (text, iso) => expect(refused(text)).toBe(iso))

test('a moment in this shop’s own format is read unchanged', () => {
  const at = new Date('2025-11-20T19:05:00Z')
  expect(read(formatMoment(at, timeZone))).toEqual(at)
})

test.each([
  ['45000', 'is a spreadsheet date number: format that column as dates such as 2025-11-20'],
  ['45000.5', 'is a spreadsheet date number: format that column as dates such as 2025-11-20'],
  ['03/04/2025', 'could be two different dates: write it as 2025-11-20, with the year first'],
  ['3.4.2025 10:00', 'could be two different dates: write it as 2025-11-20, with the year first'],
  ['2030-01-01', 'is in the future'],
  ['2026-12-01', 'is in the future'],
  ['1989-12-31', 'is before 1990'],
  ['0202-11-20', 'is before 1990'],
  ['2025-02-30', 'is not a date such as 2025-11-20'],
  ['20/20/2025', 'is not a date such as 2025-11-20'],
  ['11/20/25', 'is not a date such as 2025-11-20'],
  ['order 5', 'is not a date such as 2025-11-20'],
  ['2025-11-20 25:00', 'is not a date such as 2025-11-20'],
  ['2025-11-20 noon', 'is not a date such as 2025-11-20'],
])('“%s” %s', (text, why) => expect(refused(text)).toBe(`placed: “${text}” ${why}`))

test('today is accepted, and an empty cell is not a date', () => {
  expect([read('2026-11-30'), read('  ')]).toEqual([new Date('2026-11-30T06:00:00Z'), undefined])
})
