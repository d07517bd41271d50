import { table } from '#domain/table.ts'

/** What people in the trade call the zones; the specification says "2pm CST" in summer too. */
const zoneNames = table<string>({
  'America/New_York': 'EST',
  'America/Chicago': 'CST',
  'America/Denver': 'MST',
  'America/Los_Angeles': 'PST',
})

/** "14:00" in America/Chicago → "2pm CST"; half hours keep their minutes. */
export function formatCutOff(time: string, timeZone: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  const zone = zoneNames[timeZone]
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}${zone ? ` ${zone}` : ''}`
}
