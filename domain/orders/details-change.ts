import { z } from 'zod'
import { addressSchema, contactSchema } from '../cart/checkout.ts'
import { versionSchema } from '../version.ts'

/** Staff's changes to whom an order is for, where it goes, and its notes. */
export const detailsChangeSchema = z.object({
  /** The order's version as displayed: no one's change is overwritten unseen. */
  version: versionSchema,
  contact: contactSchema,
  address: addressSchema.prefault({}),
  notes: z.string().trim().max(2_000, 'Use at most 2,000 characters'),
  /** By email, to the address on the order after the change. */
  tellCustomer: z.boolean().default(false),
})
