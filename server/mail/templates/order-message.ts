import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** To the customer: what staff wrote about an order. Guests have no page to answer on. */
export const orderMessage = defineTemplate({
  name: 'order-message',
  schema: z.object({
    orderNumber: z.string(),
    customerName: z.string(),
    text: z.string(),
    hasAccount: z.boolean(),
  }),
  sample: {
    orderNumber: 'GW-000123',
    customerName: 'Ada Lovelace',
    text: 'Your fox is a little coarse at this size. Shall we print it two inches smaller?',
    hasAccount: true,
  },
  write: ({ orderNumber, customerName, text, hasAccount }, shop) => ({
    subject: `A message about order ${orderNumber}`,
    preview: text.slice(0, 120),
    blocks: [
      { kind: 'heading', text: 'We have written to you' },
      { kind: 'paragraph', text: `${customerName}, this is about order ${orderNumber}:` },
      { kind: 'paragraph', text },
      hasAccount
        ? {
            kind: 'button',
            label: 'Answer',
            href: `${shop.origin}/customer-portal`,
          }
        : { kind: 'paragraph', text: 'Just answer this mail if there is something to say.' },
    ],
  }),
})
