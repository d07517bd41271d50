import { z } from 'zod'
import { defineFunction, refused } from './operation.ts'

/** docs/spec-map.md B7. */
export const sendShippedNotification = defineFunction({
  name: 'send-shipped-notification',
  may: 'shipping.write',
  body: z.object({ orderId: z.uuid() }),
  async run({ shipping }, { actor }, { orderId }) {
    const outcome = await shipping.sendShipped(actor, orderId)
    if (outcome.ok) return { body: { success: true, isNew: outcome.isNew } }
    return refused(outcome.message, outcome.reason === 'not_found' ? 404 : 200)
  },
})
