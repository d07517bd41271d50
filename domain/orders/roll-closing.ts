import { z } from 'zod'
import { formatLocalDay, formatLocalTime, localTimeOf } from '../local-time.ts'

const hour = 3_600_000

const orNone = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null)

/**
 * When a printer's next roll closes automatically: at whichever limit comes first; null for a limit that is not used.
 */
export const closingSchema = z
  .object({
    /** Percentage of the printer's longest roll. */
    share: orNone(
      z.coerce
        .number('Enter a percentage such as 85')
        .int('Enter a whole number')
        .min(10, 'At least 10%')
        .max(100, 'At most 100%'),
    ),
    /** In inches. */
    length: orNone(
      z.coerce.number('Enter the length in inches').min(12, 'At least 12 in').max(400, 'At most 400 in'),
    ),
    /** How long its oldest piece has been at Print, in hours. */
    age: orNone(
      z.coerce.number('Enter the age in hours').min(0.5, 'At least half an hour').max(720, 'At most 30 days'),
    ),
    /** Time of day by the shop's clock, "16:00". */
    time: orNone(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 16:00')),
    /** Whether it goes on without anyone looking at it. */
    isReleased: z.boolean().default(false),
  })
  .refine(({ share, length, age, time }) => [share, length, age, time].some((limit) => limit !== null), {
    path: ['share'],
    message: 'Say when a roll closes: fill in at least one of these',
  })
export type Closing = z.output<typeof closingSchema>

/** What a printer's next roll would contain if it closed now. */
export type RollOutlook = {
  lengthInches: number
  pieceCount: number
  /** More is waiting than it can hold. */
  isFull: boolean
  /** When its oldest piece reached Print. */
  oldestAt: Date
}

type Circumstances = {
  maxLengthInches: number
  now: Date
  timeZone: string
  /** The day whose closing time has already been handled. */
  closedDay: string | null
}

export const shareOf = (
  { lengthInches }: Pick<RollOutlook, 'lengthInches'>,
  { maxLengthInches }: Pick<Circumstances, 'maxLengthInches'>,
): number => Math.round((100 * lengthInches) / maxLengthInches)

/** Why a roll closes now, such as "85% full"; null if it does not. */
export function whyToClose(
  { share, length, age, time }: Closing,
  outlook: RollOutlook,
  circumstances: Circumstances,
): string | null {
  const { lengthInches, isFull, oldestAt } = outlook
  const filled = shareOf(outlook, circumstances)
  if (isFull) return 'full: more is waiting than fits'
  if (share !== null && filled >= share) return `${filled}% full`
  if (length !== null && lengthInches >= length) return `${lengthInches.toFixed(1)} in long`
  if (age !== null && circumstances.now.getTime() - oldestAt.getTime() >= age * hour)
    return `its oldest piece has waited ${age} hours`
  if (time !== null && isTimeOver(time, circumstances)) return `it is past ${formatLocalTime(time)}`
  return null
}

/** Whether today's closing time has passed without being handled yet. */
export function isTimeOver(
  time: string,
  { now, timeZone, closedDay }: Omit<Circumstances, 'maxLengthInches'>,
): boolean {
  const local = localTimeOf(now, timeZone)
  return local.time >= time && local.day !== closedDay
}

/** When it will close, one phrase per limit: "at 85% full", "at 4:00 PM". */
export function closingWords(
  { share, length, age, time }: Closing,
  outlook: RollOutlook | null,
  { timeZone }: Pick<Circumstances, 'timeZone'>,
): string[] {
  const words: string[] = []
  if (share !== null) words.push(`at ${share}% full`)
  if (length !== null) words.push(`at ${length} in`)
  if (age !== null) {
    const at = outlook && localTimeOf(new Date(outlook.oldestAt.getTime() + age * hour), timeZone)
    words.push(
      at
        ? `${formatLocalDay(at.day)}, ${formatLocalTime(at.time)}, when its oldest piece has waited ${age} hours`
        : `when its oldest piece has waited ${age} hours`,
    )
  }
  if (time !== null) words.push(`at ${formatLocalTime(time)}`)
  return words
}
