import { days, hours, minutes, seconds } from '#server/kernel/clock.ts'
import { jobPolicies, policyOf } from '#server/kernel/job-queue/job-policies.ts'

const units = [
  [days(1), 'day'],
  [hours(1), 'hour'],
  [minutes(1), 'minute'],
  [seconds(1), 'second'],
] as const

/** Milliseconds as text, in the largest unit that fits. */
export function durationWords(milliseconds: number): string {
  const [length, unit] = units.find(([one]) => milliseconds >= one && milliseconds % one === 0) ?? [0, '']
  if (length === 0) return 'next run'
  const count = milliseconds / length
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The table in the operator's guide: jobs with identical rows are merged. */
export function jobTable(): string {
  const rows = new Map<string, string[]>()
  for (const name of Object.keys(jobPolicies)) {
    const policy = policyOf(name)
    if (!policy) continue
    const { service, triedFor, longestPause, told } = policy
    const pause = triedFor === 0 ? '–' : durationWords(longestPause)
    const rest = [service === 'none' ? '–' : service, durationWords(triedFor), pause, told].join(' | ')
    rows.set(rest, [...(rows.get(rest) ?? []), `\`${name}\``])
  }
  return [
    '| job | needs | tried for | longest pause | who is told |',
    '|---|---|---|---|---|',
    ...[...rows].map(([rest, names]) => `| ${names.join(', ')} | ${rest} |`),
  ].join('\n')
}
