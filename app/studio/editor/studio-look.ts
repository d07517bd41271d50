import { z } from 'zod'
import { type Ground, groundSchema } from './ground.ts'

/** How the sheet is looked at: nothing of it is printed. */
export type Look = { unit: RulerUnit; isGridShown: boolean; ground: Ground }
export type RulerUnit = 'in' | 'mm'

/** Reads whatever was kept; what is not said of it is as at first. */
export const lookSchema = z.object({
  unit: z.enum(['in', 'mm']).catch('in'),
  isGridShown: z.boolean().catch(false),
  ground: groundSchema.catch('film'),
})
