import { z } from 'zod'
import { defineFunction, refused } from './operation.ts'

/** docs/spec-map.md B7. */
export const sendPickupReady = defineFunction({
  name: 'send-pickup-ready',
  may: 'shipping.write',
  body: z.object({ orderId: z.uuid() }),
  async run({ shipping }, { actor }, { orderId }) {
    const outcome = await shipping.sendPickupReady(actor, orderId)
    if (outcome.ok) return { body: { success: true, isNew: outcome.isNew } }
    return refused(outcome.message, 404)
  },
})
