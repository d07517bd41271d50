import { z } from 'zod'
import { defineFunction, refused } from './operation.ts'

/**
 * docs/spec-map.md S7. The mails of an order go out by themselves when it is paid; asked for again, each
 * still goes out once. For staff and for the customer whose order it is.
 */
export const sendOrderNotification = defineFunction({
  name: 'send-order-notification',
  may: 'anyone',
  body: z.object({ order_id: z.uuid() }),
  async run({ orders }, { actor }, { order_id }) {
    const isKnown = await orders.mailPlaced(actor, order_id)
    return isKnown ? { body: { success: true } } : refused('There is no such order.', 404)
  },
})
