import { z } from 'zod'

/** One way to send all parcels of an order; the amount is of all of them, in cents. */
export const rateShape = z.object({
  rateId: z.string(),
  carrier: z.string(),
  serviceLevel: z.string(),
  estimatedDays: z.int().nullable(),
  amountCents: z.int(),
})
