import { tzOffset } from '@date-fns/tz/tzOffset'

/** A calendar day at a place, such as '2026-11-20'. */
export type LocalDay = string

/** The day and time of day ('14:05') shown by clocks in a time zone (an IANA name) at a given moment. */
export function localTimeOf(moment: Date, timeZone: string): { day: LocalDay; time: string } {
  const [day = '', time = ''] = new Date(+moment + offsetAt(+moment, timeZone)).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

/**
 * The moment when clocks in the time zone show this. A time skipped by daylight saving is shifted forward by the length
 * of the gap; of a time that occurs twice, the first is used.
 */
export function momentOf(day: LocalDay, time: string, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const shown = Date.UTC(year, month - 1, date, hour, minute)
  const [before = Number.NaN, after = Number.NaN] = [shown - dayLength, shown + dayLength].map(
    (near) => shown - offsetAt(near, timeZone),
  )
  return new Date([before, after].find((at) => at + offsetAt(at, timeZone) === shown) ?? before)
}

const dayLength = 24 * 60 * 60 * 1_000

/** How far clocks in the time zone are ahead of UTC at a given moment; all in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number => tzOffset(timeZone, new Date(moment)) * 60_000

export function addDays(day: LocalDay, count: number): LocalDay {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + count)
  return moment.toISOString().slice(0, 10)
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const weekdayOf = (day: LocalDay): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** True for days that exist in the calendar. */
export const isLocalDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text, 0) === text

/** "Fri, Nov 20". */
export const formatLocalDay = (day: LocalDay): string => shortDay.format(new Date(`${day}T00:00:00Z`))

/** "16:05" as "4:05 PM". */
export function formatLocalTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** "Nov 20". */
export const formatDayOfMonth = (day: LocalDay): string => dayOfMonth.format(new Date(`${day}T00:00:00Z`))

const dayOfMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
