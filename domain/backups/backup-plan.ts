import { z } from 'zod'
import { isFolderBelow } from '../folder-path.ts'
import { addDays, localTimeOf, momentOf, weekdayOf } from '../local-time.ts'
import { typedNumber } from '../typed-number-schema.ts'

export const backupRhythms = ['never', 'day', 'week'] as const
export type BackupRhythm = (typeof backupRhythms)[number]
export const backupRhythmNames: Record<BackupRhythm, string> = {
  never: 'Only by hand',
  day: 'Every day',
  week: 'Every week',
}

export const backupStates = ['working', 'done', 'failed'] as const
export type BackupState = (typeof backupStates)[number]

export const backupPlaceKinds = ['folder', 's3', 'sftp'] as const
export type BackupPlaceKind = (typeof backupPlaceKinds)[number]
export const backupPlaceNames: Record<BackupPlaceKind, string> = {
  folder: 'A folder on this machine',
  s3: 'An S3 bucket',
  sftp: 'Another machine, by SFTP',
}

const words = (most: number) => z.string().trim().max(most, `At most ${most} characters`)

/** Where backups are stored. A folder on this machine is below the one that the operator names. */
export const backupPlaceSchema = z
  .object({
    kind: z.enum(backupPlaceKinds),
    folder: words(300).default(''),
    bucket: words(63).default(''),
    region: words(60).default('us-east-1'),
    /** Empty for Amazon S3. */
    endpoint: words(300).default(''),
    /** The id of the store's key, or the user name. */
    user: words(200).default(''),
    host: words(253).default(''),
    port: z.coerce.number('Enter a port such as 22').int().min(1).max(65_535).default(22),
    /** For an SFTP server, in OpenSSH format; empty until learned from the first connection. */
    hostKey: z
      .string()
      .trim()
      .regex(/^(SHA256:[A-Za-z0-9+/]{43})?$/, 'Enter SHA256: followed by 43 characters, or leave it empty')
      .default(''),
  })
  .superRefine(({ kind, folder, bucket, region, endpoint, user, host }, context) => {
    const wrong = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message })
    const isEmptyBucketFolder = kind === 's3' && folder === ''
    if (kind !== 'sftp' && !isEmptyBucketFolder && !isFolderBelow(folder))
      wrong('folder', 'Enter a folder such as backups, without .. and without a slash at the start')
    if (kind === 'sftp' && folder === '') wrong('folder', 'Enter the folder on that machine')
    if (kind === 'sftp' && !/^[a-z0-9.:-]+$/i.test(host)) wrong('host', 'Enter the server’s name or address')
    if (kind === 'sftp' && user === '') wrong('user', 'Enter the user’s name')
    if (kind !== 's3') return
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) wrong('bucket', 'Enter the bucket’s name')
    if (!/^[a-z0-9-]+$/.test(region)) wrong('region', 'Enter a region such as us-east-1')
    if (endpoint !== '' && !/^https?:\/\/[^/?#\s]+\/?$/.test(endpoint))
      wrong('endpoint', 'Enter an address such as https://s3.example.com, or leave it empty for Amazon S3')
    if (user === '') wrong('user', 'Enter the key’s id')
  })
export type BackupPlace = z.output<typeof backupPlaceSchema>

/** For how many days, weeks and months the newest backup is kept. */
export const keepRuleSchema = z.object({
  days: z.coerce.number('Enter a number').int().min(1, 'Keep at least 1').max(366),
  weeks: typedNumber(z.coerce.number('Enter a number').int().min(0).max(520)),
  months: typedNumber(z.coerce.number('Enter a number').int().min(0).max(240)),
})
export type KeepRule = z.output<typeof keepRuleSchema>

export const backupPlanSchema = z.object({
  every: z.enum(backupRhythms),
  /** By the shop's clock, 0 to 23. */
  hour: typedNumber(z.coerce.number().int().min(0).max(23)),
  /** For weekly backups: 1 is Monday. */
  weekday: z.coerce.number().int().min(1).max(7),
  isEncrypted: z.boolean(),
  place: backupPlaceSchema,
  keep: keepRuleSchema,
})
export type BackupPlan = z.output<typeof backupPlanSchema>

type Times = Pick<BackupPlan, 'every' | 'hour' | 'weekday'>

/** The latest scheduled backup time up to `now`; null if nothing was scheduled. */
export function lastDueOf({ every, hour, weekday }: Times, now: Date, timeZone: string): Date | null {
  if (every === 'never') return null
  const { day: today } = localTimeOf(now, timeZone)
  for (let back = 0; back <= 7; back++) {
    const day = addDays(today, -back)
    const moment = momentOf(day, `${hour}:00`, timeZone)
    if (moment <= now && (every === 'day' || weekdayOf(day) === weekday)) return moment
  }
  return null
}

/** How long after its scheduled time a backup may still be in progress. */
const grace = 3 * 3_600_000

/**
 * Whether the last good backup is older than the plan promises. `plannedAt`: backups due before that were never
 * promised.
 */
export function isOverdue(
  plan: Times & { plannedAt: Date },
  lastGoodAt: Date | null,
  now: Date,
  timeZone: string,
): boolean {
  const due = lastDueOf(plan, new Date(+now - grace), timeZone)
  return due !== null && due >= plan.plannedAt && (lastGoodAt === null || lastGoodAt < due)
}

export type TakenBackup = { id: string; takenAt: Date }

/**
 * The backups that the rule does not keep. The newest of each of the last days, weeks (from Monday) and months that
 * have any is kept, and so is the newest of all.
 */
export function notKept(taken: readonly TakenBackup[], rule: KeepRule, timeZone: string): string[] {
  const newestFirst = [...taken].sort((one, other) => +other.takenAt - +one.takenAt)
  const kept = new Set(newestFirst.slice(0, 1).map(({ id }) => id))
  const keep = (count: number, periodOf: (day: string) => string): void => {
    const periods = new Set<string>()
    for (const { id, takenAt } of newestFirst) {
      const period = periodOf(localTimeOf(takenAt, timeZone).day)
      if (periods.has(period) || periods.size === count) continue
      periods.add(period)
      kept.add(id)
    }
  }
  keep(rule.days, (day) => day)
  keep(rule.weeks, (day) => addDays(day, 1 - weekdayOf(day)))
  keep(rule.months, (day) => day.slice(0, 7))
  return newestFirst.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
}

/** "backups on this machine", "bucket shop-backups/daily", "nas.local:/backups". */
export function placeWords({ kind, folder, bucket, host }: BackupPlace): string {
  if (kind === 'folder') return `folder ${folder}`
  if (kind === 's3') return `bucket ${[bucket, folder].filter(Boolean).join('/')}`
  return `${host}:${folder}`
}
