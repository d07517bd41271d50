import { z } from 'zod'
import { defineFunction, refused } from './operation.ts'

/**
 * docs/spec-map.md S7. An order's emails are sent automatically when it is paid; even if requested again, each is sent
 * only once. For staff and the order's customer.
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
