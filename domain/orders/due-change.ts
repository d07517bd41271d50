import { z } from 'zod'
import { isLocalDay } from '../local-time.ts'

/** A due date moved by staff: the new day and the reason. */
export const dueChangeSchema = z.object({
  day: z.string().refine(isLocalDay, 'Choose a day'),
  reason: z
    .string()
    .trim()
    .min(1, 'Say why, for anyone reading the history later')
    .max(300, 'At most 300 characters'),
})
