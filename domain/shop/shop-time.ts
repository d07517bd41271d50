/**
 * How times are written: always by the shop's own clock, whose time zone (an IANA name) is in its settings
 * (docs/decisions.md 14), so that server, emails, documents and every browser show the same. No other code creates
 * formats.
 */
const styles = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  zone: { timeZoneName: 'longGeneric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Style = keyof typeof styles

/** Creating a format takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

function formatOf(style: Style, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone })
  formats.set(key, format)
  return format
}

/** "Nov 20, 2026, 1:05 PM". */
export const formatMoment = (moment: Date, timeZone: string): string =>
  formatOf('moment', timeZone).format(moment)

/** "Nov 20, 2026". */
export const formatDay = (moment: Date, timeZone: string): string => formatOf('day', timeZone).format(moment)

/** "1:05 PM". */
export const formatTime = (moment: Date, timeZone: string): string =>
  formatOf('time', timeZone).format(moment)

/** "Nov 20, 2026, 1:05 PM (Central Time)", for readers who may be in another time zone. */
export function formatMomentAndZone(moment: Date, timeZone: string): string {
  const zone = formatOf('zone', timeZone)
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
  return `${formatMoment(moment, timeZone)} (${zone?.value ?? timeZone})`
}
