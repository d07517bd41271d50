import { z } from 'zod'
import { isLocalDay } from '../local-time.ts'
import { oneLine } from '../one-line.ts'

/** A day off: in one year ('2026-11-26') or every year ('12-25'). */
export const holidaySchema = z.object({
  day: z.string().refine((day) => isLocalDay(day) || isLocalDay(`2024-${day}`), 'Enter a date such as 12-25'),
  name: oneLine.max(60).default(''),
})
export type Holiday = z.output<typeof holidaySchema>

const turnaroundField = z.int().min(0).max(60)

/** Business days that production takes beyond the day that counts, by kind of product. */
export const turnaroundSchema = z.object({
  gangSheet: turnaroundField.default(0),
  premade: turnaroundField.default(0),
  tshirt: turnaroundField.default(0),
  tumbler: turnaroundField.default(0),
  listing: turnaroundField.default(0),
})
export type Turnaround = z.output<typeof turnaroundSchema>
