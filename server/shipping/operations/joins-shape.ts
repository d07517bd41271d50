import { z } from 'zod'

const orderRefs = z.array(z.object({ id: z.uuid(), orderNumber: z.string() }))

/** Which other orders ship in an order's parcel, and which could. */
export const joinsShape = z.object({
  together: orderRefs,
  /** Open, and addressed to the same person at the same address. */
  joinable: orderRefs,
  /** Why those joined can no longer ship together, as text; null if they can. */
  problem: z.string().nullable(),
})

export type Joins = z.output<typeof joinsShape>
