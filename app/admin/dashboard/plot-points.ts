import { formatDayOfMonth, formatLocalDay, type LocalDay } from '#domain/local-time.ts'

const compactNumber = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
/** 12.3K. */
export const compact = (value: number): string => compactNumber.format(value)

export function pointsOf<Day extends { day: LocalDay }>(
  days: readonly Day[],
  read: (day: Day) => number | null,
  words: (value: number) => string,
) {
  return days.map((day) => {
    const value = read(day)
    return {
      key: day.day,
      label: formatDayOfMonth(day.day),
      title: `${formatLocalDay(day.day)}: ${value === null ? 'nothing' : words(value)}`,
      value,
    }
  })
}
