import { z } from 'zod'
import { cropSchema } from '../artwork/crop-input.ts'
import { placementDocumentSchema, placementSchema } from '../artwork/gang-sheet-input.ts'
import { acceptedWarningsSchema } from '../checks/accepted-warnings-input.ts'
import { inMm } from '../units.ts'
import { guidesSchema } from './guides-input.ts'

const pixels = z.number().positive()
const millimeters = inMm(z.number().positive().max(10_000))
/** How the sheet is displayed; none of it is printed. Validated by the studio's own rules. */
const lookSchema = z.object({
  unit: z.string().max(10),
  isGridShown: z.boolean(),
  ground: z.string().max(20),
})

export type DraftLook = z.output<typeof lookSchema>

/** Limits are far above what the studio produces, so that every draft can be read back. */
export const draftSchema = z.object({
  document: z.object({
    sheet: placementDocumentSchema.shape.sheet,
    quantity: z.int().min(1).max(1_000),
    items: z
      .array(
        z.object({
          id: z.string().min(1).max(40),
          artworkId: z.uuid(),
          name: z.string().max(1_000),
          ink: z.object({ width: pixels, height: pixels }),
          width: millimeters,
          height: millimeters,
          copies: z.int().min(1).max(2_000),
          player: placementSchema.shape.player,
          crop: cropSchema.optional(),
        }),
      )
      .max(10_000),
    placements: z.array(placementSchema.extend({ itemId: z.string().max(40) })).max(20_000),
    isArranged: z.boolean(),
    isSizeOpen: z.boolean().optional(),
    packing: z.enum(['boxes', 'shapes']).optional(),
    pinned: z.array(z.string().max(64)).max(20_000).optional(),
    accepted: acceptedWarningsSchema.optional(),
    rosters: placementDocumentSchema.shape.rosters,
    guides: guidesSchema.optional(),
  }),
  awaiting: z.array(z.uuid()).max(500),
  look: lookSchema.optional().catch(undefined),
})
