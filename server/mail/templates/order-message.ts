import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** To the customer: what staff wrote about an order. */
export const orderMessage = defineTemplate({
  name: 'order-message',
  schema: z.object({
    orderNumber: z.string(),
    customerName: z.string(),
    text: z.string(),
    orderId: z.uuid().nullish(),
  }),
  sample: {
    orderNumber: 'GW-000123',
    customerName: 'Ada Lovelace',
    text: 'Your fox is a little coarse at this size. Shall we print it two inches smaller?',
  },
  write: ({ orderId, orderNumber, customerName, text }, shop) => ({
    subject: `A message about order ${orderNumber}`,
    preview: text.slice(0, 120),
    blocks: [
      { kind: 'heading', text: 'We have written to you' },
      { kind: 'paragraph', text: `${customerName}, this is about order ${orderNumber}:` },
      { kind: 'paragraph', text },
      { kind: 'button', label: 'Answer', href: shop.orderPage(orderId) },
    ],
  }),
})
