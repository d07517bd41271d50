import { z } from 'zod'
import { placementDocumentSchema, placementSchema } from '#domain/artwork/gang-sheet-input.ts'
import { draftSchema } from '#domain/studio/draft-input.ts'
import { asStored } from '#server/kernel/operations/as-stored.ts'
import type { DraftSummary, DraftView } from '../present.ts'

const known = z.object({
  id: z.uuid(),
  /** The sheet that the draft is of. */
  subject: z.string(),
  version: z.int(),
  /** Another version was chosen instead. */
  isSetAside: z.boolean(),
  device: z.object({ id: z.uuid(), name: z.string() }),
  updatedAt: z.string(),
  artworks: z.int(),
  copies: z.int(),
  placements: z.int(),
  /** The part of it that a small picture shows. */
  picture: z.object({
    sheet: asStored(placementDocumentSchema.shape.sheet),
    placements: asStored(z.array(placementSchema)),
  }),
})

export const draftSummary: z.ZodType<DraftSummary> = known
export const draftView: z.ZodType<DraftView> = known.extend({ content: asStored(draftSchema) })
