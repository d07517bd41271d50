import { isLocalDay, localTimeOf, momentOf as momentOfClock } from '#domain/local-time.ts'
import { CellError, type Cells } from './read-cells.ts'

/** How dates in a file are interpreted: the shop's time zone (an IANA name) and the current time. */
export type ShopClock = { timeZone: string; now: Date }

/** No shop has customer records from before this year. */
const firstYear = 1990

const numbered =
  /^(?:(?<y>\d{4})(?<dash>[-/.])(?<m>\d{1,2})\k<dash>(?<d>\d{1,2})|(?<a>\d{1,2})(?<slash>[-/.])(?<b>\d{1,2})\k<slash>(?<ny>\d{4}))(?!\d)/
const named =
  /^(?:[a-z]{3,9},? )?(?:(?<name>[a-z]{3,9})\.? (?<nd>\d{1,2})|(?<ed>\d{1,2}) (?<ename>[a-z]{3,9})\.?),? (?<ny>\d{4})(?!\d)/i
const timeBehind =
  /^(?:T|,? (?:at )?)(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d(?:\.\d{1,9})?))? ?(?<half>[ap]m)?(?: ?(?<zone>Z|UTC|GMT|[+-]\d\d:?\d\d))?$/i

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Parses a date, or a date and time. Without a time zone it is in the shop's; a date alone means the start of that day.
 * Undefined for an empty cell. @throws CellError for ambiguous dates and dates in the future
 */
export function momentOf(cells: Cells, name: string, { timeZone, now }: ShopClock): Date | undefined {
  const cell = (cells[name] ?? '').replace(/\s+/g, ' ').trim()
  if (cell === '') return undefined
  const refuse = (why: string) => new CellError(`${name}: “${cell}” ${why}`)
  if (/^\d{4,6}(\.\d+)?$/.test(cell))
    throw refuse('is a spreadsheet date number: format that column as dates such as 2025-11-20')
  const read = numbered.exec(cell) ?? named.exec(cell)
  const day = read && dayOf(read.groups ?? {})
  if (day === 'two') throw refuse('could be two different dates: write it as 2025-11-20, with the year first')
  const time = read && timeOf(cell.slice(read[0].length))
  if (!day || !time) throw refuse('is not a date such as 2025-11-20')
  const at = time.zone
    ? new Date(Date.parse(`${day}T${time.clock}:00${time.zone}`) + time.milliseconds)
    : new Date(+momentOfClock(day, time.clock, timeZone) + time.milliseconds)
  if (localTimeOf(at, timeZone).day < `${firstYear}`) throw refuse(`is before ${firstYear}`)
  if (at > now) throw refuse('is in the future')
  return at
}

type Groups = Readonly<Record<string, string | undefined>>

/**
 * Null for anything that is not a calendar day. Of two numbers before a year, one is the month if the other can't be.
 */
function dayOf({ y, m, d, a, b, ny, name, nd, ename, ed }: Groups): string | 'two' | null {
  const [first, second] = [Number(a), Number(b)]
  if (a && first <= 12 && second <= 12 && first !== second) return 'two'
  const monthName = (name ?? ename ?? '').slice(0, 3).toLowerCase()
  const month = monthName ? months.indexOf(monthName) + 1 : a ? Math.min(first, second) : Number(m)
  const date = Number(d ?? nd ?? ed ?? Math.max(first, second))
  const day = [y ?? ny, ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-')
  return isLocalDay(day) ? day : null
}

/**
 * Hours and minutes ('14:05'), the remaining milliseconds, and the zone in ISO 8601 form; null for anything that is not
 * a time.
 */
function timeOf(text: string): { clock: string; milliseconds: number; zone: string } | null {
  if (text === '') return { clock: '00:00', milliseconds: 0, zone: '' }
  const { hour, minute, second = '0', half, zone = '' } = timeBehind.exec(text)?.groups ?? {}
  if (hour === undefined || minute === undefined) return null
  if (Number(minute) > 59 || Number(second) >= 60 || Number(hour) > (half ? 12 : 23)) return null
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)
  return {
    clock: `${String(hours).padStart(2, '0')}:${minute}`,
    milliseconds: Math.round(Number(second) * 1_000),
    zone: /^[+-]/.test(zone) ? zone.replace(/^(...):?/, '$1:') : zone && 'Z',
  }
}
