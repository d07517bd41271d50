import { z } from 'zod'
import { addressSchema, contactSchema } from '../cart/checkout.ts'
import { versionSchema } from '../version.ts'

/** Whom an order is for, where it goes and what is noted at it, as staff change it. */
export const detailsChangeSchema = z.object({
  /** The order as it was seen: nobody's change is overwritten unseen. */
  version: versionSchema,
  contact: contactSchema,
  address: addressSchema.prefault({}),
  notes: z.string().trim().max(2_000, 'Use at most 2,000 characters'),
  /** By mail, to the address that it has then. */
  tellCustomer: z.boolean().default(false),
})
