import { productTypes } from '../catalog/product-types.ts'
import { addDays, type LocalDay, weekdayOf } from '../local-time.ts'
import type { Holiday, Turnaround } from './work-calendar-input.ts'

/** When the shop works, in its own time zone. */
export type WorkCalendar = {
  timeZone: string
  /** '14:00': orders paid before it count for the same day. */
  cutOff: string
  /** '18:00': the time of day by which a due order must have left. */
  dueTime: string
  /** 1 is Monday, 7 is Sunday. */
  businessDays: readonly number[]
  holidays: readonly Holiday[]
  turnaround: Turnaround
}

export const isBusinessDay = (day: LocalDay, { businessDays, holidays }: WorkCalendar): boolean =>
  businessDays.includes(weekdayOf(day)) &&
  !holidays.some((holiday) => holiday.day === day || holiday.day === day.slice(5))

/** A calendar without a single business day in a year is treated as one that works every day. */
export function nextBusinessDay(day: LocalDay, calendar: WorkCalendar): LocalDay {
  for (let count = 1; count <= 366; count++) {
    const next = addDays(day, count)
    if (isBusinessDay(next, calendar)) return next
  }
  return addDays(day, 1)
}

const turnaroundKeys = new Map<string, keyof Turnaround>([
  [productTypes.gangSheet, 'gangSheet'],
  [productTypes.premadeGangSheet, 'premade'],
  [productTypes.premadePrint, 'premade'],
  [productTypes.tshirt, 'tshirt'],
  [productTypes.tumbler, 'tumbler'],
  [productTypes.tshirtListing, 'listing'],
  [productTypes.tumblerListing, 'listing'],
])

/** Business days for the slowest of these product types. */
export const turnaroundOf = (types: readonly string[], turnaround: Turnaround): number =>
  Math.max(0, ...types.map((type) => turnaround[turnaroundKeys.get(type) ?? 'gangSheet']))
