/** A day of a place's calendar, such as '2026-11-20'. */
export type LocalDay = string

/** The day and the time of day ('14:05') that clocks show in a time zone (an IANA name) at a moment. */
export function localTimeOf(moment: Date, timeZone: string): { day: LocalDay; time: string } {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/**
 * When clocks in the time zone show this. A time that daylight saving leaves out is the same span after the hour
 * that it falls out of; of one that comes twice it is one of both.
 */
export function momentOf(day: LocalDay, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const first = wanted - offsetAt(wanted, timeZone)
  const second = wanted - offsetAt(first, timeZone)
  const isShown = second + offsetAt(second, timeZone) === wanted
  return new Date(isShown ? second : Math.max(first, second))
}

export function addDays(day: LocalDay, count: number): LocalDay {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + count)
  return moment.toISOString().slice(0, 10)
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const weekdayOf = (day: LocalDay): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** True for days that the calendar has. */
export const isLocalDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text, 0) === text

/** "Fri, Nov 20". */
export const formatLocalDay = (day: LocalDay): string => shortDay.format(new Date(`${day}T00:00:00Z`))

/** "Nov 20". */
export const formatDayOfMonth = (day: LocalDay): string => dayOfMonth.format(new Date(`${day}T00:00:00Z`))

const dayOfMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Milliseconds that the zone's clocks are ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const { day, time } = localTimeOf(new Date(moment), timeZone)
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(moment / 60_000) * 60_000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}
