import { addDays, isLocalDay, type LocalDay, localTimeOf } from '#domain/local-time.ts'

/** Days of the shop's calendar, both included. */
export type Period = { from: LocalDay; to: LocalDay }

/** A year with its leap day: what one look may cost is bounded, however old the shop is. */
export const maxPeriodDays = 366

const usualDays = 30

/** What was asked for, put right: by default the last 30 days, never more than a year, never the wrong way round. */
export function readPeriod(asked: { from?: string; to?: string }, now: Date, timeZone: string): Period {
  const today = localTimeOf(now, timeZone).day
  const to = asked.to && isLocalDay(asked.to) ? asked.to : today
  const from = asked.from && isLocalDay(asked.from) ? asked.from : addDays(to, 1 - usualDays)
  const [first, last] = from <= to ? [from, to] : [to, from]
  const earliest = addDays(last, 1 - maxPeriodDays)
  return { from: first < earliest ? earliest : first, to: last }
}

export function daysOf({ from, to }: Period): LocalDay[] {
  const days: LocalDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
