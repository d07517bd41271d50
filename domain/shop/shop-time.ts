/** The shop's own time zone (docs/decisions.md 14). Moments are stored in UTC and read here. */
export const shopTimeZone = 'America/Chicago'

const dayAndTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: shopTimeZone,
})
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: shopTimeZone })

/** "Nov 20, 2026, 1:05 PM": the same on the server and in every browser. */
export const formatMoment = (moment: Date): string => dayAndTime.format(moment)

export const formatDay = (moment: Date): string => day.format(moment)
