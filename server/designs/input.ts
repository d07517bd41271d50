import { z } from 'zod'
import { placementDocumentSchema } from '#domain/artwork/gang-sheet-input.ts'
import { maxLineQuantity } from '#domain/cart/cart.ts'
import { acceptedWarningsSchema } from '#domain/checks/accepted-warnings-input.ts'
import { mostVersion } from '#domain/version.ts'

/** A design as a browser sends it. A save of an existing one states the version it is based on. */
export const saveDesignSchema = z.object({
  designId: z.uuid().optional(),
  version: z.int().positive().max(mostVersion).optional(),
  sizeId: z.int('Unknown size selected').positive('Unknown size selected'),
  quantity: z
    .int('Quantity must be a whole number')
    .min(1, 'Quantity must be at least 1')
    .max(maxLineQuantity, `Quantity must be at most ${maxLineQuantity}`),
  document: placementDocumentSchema,
  /** Warnings accepted by the user. */
  accepted: acceptedWarningsSchema.optional(),
})

export type SaveDesignInput = z.output<typeof saveDesignSchema>
