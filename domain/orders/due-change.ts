import { z } from 'zod'
import { isLocalDay } from '../local-time.ts'

/** Staff move a due date: to which day, and why. */
export const dueChangeSchema = z.object({
  day: z.string().refine(isLocalDay, 'Choose a day'),
  reason: z
    .string()
    .trim()
    .min(1, 'Say why, for whoever reads the history')
    .max(300, 'At most 300 characters'),
})
