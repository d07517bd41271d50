import { z } from 'zod'
import { runStates } from '#domain/artwork/ai-design.ts'
import { designSizeSchema, designStyleSchema } from '#domain/artwork/ai-design-request.ts'

/** What pages and programs see of a run: four designs that were asked for at once. */
export const runShape = z.object({
  id: z.uuid(),
  prompt: z.string(),
  style: designStyleSchema,
  sizeId: designSizeSchema,
  /** The next variations have the next number. */
  seed: z.int(),
  state: z.enum(runStates),
  /** Designs that are done, and how many there will be. */
  progress: z.object({ done: z.int(), of: z.int() }),
  designs: z.array(
    z.object({
      index: z.int(),
      previewUrl: z.string(),
      printUrl: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ),
  /** Words that it knows no picture of: they are set in type at most. Empty where an outside model drew. */
  undrawn: z.array(z.string()),
  /** What stands in where no word called a picture. */
  standsIn: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

export type RunView = z.output<typeof runShape>
