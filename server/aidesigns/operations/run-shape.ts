import { z } from 'zod'
import { runStates } from '#domain/artwork/ai-design.ts'
import { designSizeSchema, designStyleSchema } from '#domain/artwork/ai-design-request.ts'

/** A run as pages and programs see it: four designs that were requested together. */
export const runShape = z.object({
  id: z.uuid(),
  prompt: z.string(),
  style: designStyleSchema,
  sizeId: designSizeSchema,
  /** The next variations use the next number. */
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
  /** Words without a matching motif: they are set in type at most. Empty if an outside model drew. */
  undrawn: z.array(z.string()),
  /** The stand-in when no word selected a motif. */
  standsIn: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

export type RunView = z.output<typeof runShape>
