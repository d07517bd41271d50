import { z } from 'zod'
import { formatLocalDay, formatLocalTime, localTimeOf } from '../local-time.ts'

const hour = 3_600_000

const orNone = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null)

/** When a printer's next roll closes by itself: at whichever comes first; null for what does not close it. */
export const closingSchema = z
  .object({
    /** Per cent of its longest roll. */
    share: orNone(
      z.coerce
        .number('Give a percentage such as 85')
        .int('Give a whole number')
        .min(10, 'At least 10%')
        .max(100, 'At most 100%'),
    ),
    /** In inches. */
    length: orNone(
      z.coerce.number('Give the length in inches').min(12, 'At least 12 in').max(400, 'At most 400 in'),
    ),
    /** Of its oldest piece since it stands at Print, in hours. */
    age: orNone(
      z.coerce.number('Give the age in hours').min(0.5, 'At least half an hour').max(720, 'At most 30 days'),
    ),
    /** Of day by the shop's clock, "16:00". */
    time: orNone(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time such as 16:00')),
    /** Whether it goes on without anybody looking at it. */
    isReleased: z.boolean().default(false),
  })
  .refine(({ share, length, age, time }) => [share, length, age, time].some((limit) => limit !== null), {
    path: ['share'],
    message: 'Say when a roll closes: give at least one of these',
  })
export type Closing = z.output<typeof closingSchema>

/** What would lie on a printer's next roll if it closed now. */
export type RollOutlook = {
  lengthInches: number
  pieceCount: number
  /** More waits than it holds. */
  isFull: boolean
  /** When its oldest piece came to Print. */
  oldestAt: Date
}

type Circumstances = {
  maxLengthInches: number
  now: Date
  timeZone: string
  /** The day for which its time of day is over already. */
  closedDay: string | null
}

export const shareOf = (
  { lengthInches }: Pick<RollOutlook, 'lengthInches'>,
  { maxLengthInches }: Pick<Circumstances, 'maxLengthInches'>,
): number => Math.round((100 * lengthInches) / maxLengthInches)

/** Why a roll closes now, such as "85% full"; null where it does not. */
export function whyToClose(
  { share, length, age, time }: Closing,
  outlook: RollOutlook,
  circumstances: Circumstances,
): string | null {
  const { lengthInches, isFull, oldestAt } = outlook
  const filled = shareOf(outlook, circumstances)
  if (isFull) return 'full: more waits than it holds'
  if (share !== null && filled >= share) return `${filled}% full`
  if (length !== null && lengthInches >= length) return `${lengthInches.toFixed(1)} in long`
  if (age !== null && circumstances.now.getTime() - oldestAt.getTime() >= age * hour)
    return `its oldest piece waited ${age} hours`
  if (time !== null && isTimeOver(time, circumstances)) return `it is past ${formatLocalTime(time)}`
  return null
}

/** Whether the time of day has come today, and nothing was closed for it yet. */
export function isTimeOver(
  time: string,
  { now, timeZone, closedDay }: Omit<Circumstances, 'maxLengthInches'>,
): boolean {
  const local = localTimeOf(now, timeZone)
  return local.time >= time && local.day !== closedDay
}

/** When it will close, each by itself: "at 85% full", "at 4:00 PM". */
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
