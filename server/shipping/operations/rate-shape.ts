import { z } from 'zod'

/** One service for all parcels of an order; the amount is the total, in cents. */
export const rateShape = z.object({
  rateId: z.string(),
  carrier: z.string(),
  serviceLevel: z.string(),
  estimatedDays: z.int().nullable(),
  amountCents: z.int(),
})
