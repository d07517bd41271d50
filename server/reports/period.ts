import { addDays, isLocalDay, type LocalDay, localTimeOf } from '#domain/local-time.ts'

/** Days of the shop's calendar, both inclusive. */
export type Period = { from: LocalDay; to: LocalDay }

/** A leap year: the cost of one view is bounded, however old the shop is. */
export const maxPeriodDays = 366

const usualDays = 30

/** Normalizes the requested period: by default the last 30 days, never more than a year, never reversed. */
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
