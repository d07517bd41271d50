import { z } from 'zod'
import { defineFunction } from './operation.ts'

/** docs/spec-map.md S7: without arguments. A number issued here is never given to another order. */
export const generateOrderNumber = defineFunction({
  name: 'generate_order_number',
  may: 'orders.write',
  body: z.object({}),
  run: async ({ orders }, { actor }) => ({
    body: { success: true, order_number: await orders.takeNumber(actor) },
  }),
})
