import type { ShopSettings } from '#domain/shop/shop-settings.ts'

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** The work calendar as the form's fields show it, by field name. */
export function calendarAsTyped({
  dueTime,
  businessDays,
  holidays,
  turnaround,
}: ShopSettings): Record<string, string> {
  return {
    dueTime,
    ...Object.fromEntries(
      weekdays.map((day) => [`workday${day}`, businessDays.includes(day) ? 'on' : 'off']),
    ),
    holidays: holidays.map(({ day, name }) => `${day} ${name}`.trim()).join('\n'),
    turnaroundGangSheet: String(turnaround.gangSheet),
    turnaroundPremade: String(turnaround.premade),
    turnaroundTshirt: String(turnaround.tshirt),
    turnaroundTumbler: String(turnaround.tumbler),
    turnaroundListing: String(turnaround.listing),
  }
}
