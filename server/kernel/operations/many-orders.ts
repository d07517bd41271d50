import { z } from 'zod'

/** As many as the order list can show: 30 pages of 10. */
const maxOrders = 300

/** Orders for a bulk action. */
export const manyOrders = z.object({
  orders: z
    .array(z.uuid('There is no such order'))
    .min(1, 'Choose some orders first')
    .max(maxOrders, `At most ${maxOrders} orders at once`),
})

export const anyOrders = { orders: ['8a4c2f6e-0000-4000-8000-000000000000'] }

/** The outcome for each one separately. */
export const orderResults = z.object({
  results: z.array(
    z.object({ orderId: z.uuid(), orderNumber: z.string(), ok: z.boolean(), message: z.string() }),
  ),
})

export type OrderResult = z.output<typeof orderResults>['results'][number]
