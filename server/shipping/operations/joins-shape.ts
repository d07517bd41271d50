import { z } from 'zod'

const orderRefs = z.array(z.object({ id: z.uuid(), orderNumber: z.string() }))

/** Which other orders leave in the parcel of an order, and which could. */
export const joinsShape = z.object({
  together: orderRefs,
  /** Open, and to the same person at the same address. */
  joinable: orderRefs,
  /** Why those that are together cannot leave so any more, in words; null when they can. */
  problem: z.string().nullable(),
})

export type Joins = z.output<typeof joinsShape>
