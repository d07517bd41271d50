import { z } from 'zod'
import { placementDocumentSchema } from '#domain/artwork/gang-sheet-input.ts'
import { maxLineQuantity } from '#domain/cart/cart.ts'
import { acceptedWarningsSchema } from '#domain/checks/accepted-warnings-input.ts'
import { mostVersion } from '#domain/version.ts'

/** A design as a browser sends it. Saving an existing one says which version it was made from. */
export const saveDesignSchema = z.object({
  designId: z.uuid().optional(),
  version: z.int().positive().max(mostVersion).optional(),
  sizeId: z.int('Unknown size selected').positive('Unknown size selected'),
  quantity: z
    .int('Quantity must be a whole number')
    .min(1, 'Quantity must be at least 1')
    .max(maxLineQuantity, `Quantity must be at most ${maxLineQuantity}`),
  document: placementDocumentSchema,
  /** What was warned about and is wanted all the same. */
  accepted: acceptedWarningsSchema.optional(),
})

export type SaveDesignInput = z.output<typeof saveDesignSchema>
