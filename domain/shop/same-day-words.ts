import { table } from '../table.ts'
import { turnaroundOf, type WorkCalendar } from './work-calendar.ts'

/** What the trade calls these time zones; the specification says "2pm CST" even in summer. */
const zoneNames = table<string>({
  'America/New_York': 'EST',
  'America/Chicago': 'CST',
  'America/Denver': 'MST',
  'America/Los_Angeles': 'PST',
})

/** "14:00" in America/Chicago → "2pm CST"; minutes are shown unless they are zero. */
export function formatCutOff(time: string, timeZone: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  const zone = zoneNames[timeZone]
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}${zone ? ` ${zone}` : ''}`
}

type Terms = Pick<WorkCalendar, 'cutOff' | 'timeZone' | 'turnaround'>

/**
 * The shop's one promise about its cut-off (docs/spec-map.md S1), for these product types or for everything it makes:
 * anything that takes days to make does not ship the same day.
 */
export function sameDayWords({ cutOff, timeZone, turnaround }: Terms, types?: readonly string[]): string {
  const days = types ? turnaroundOf(types, turnaround) : Math.max(...Object.values(turnaround))
  return `Orders placed before ${formatCutOff(cutOff, timeZone)} ${days === 0 ? 'ship' : 'go into production'} the same day.`
}
