import { z } from 'zod'
import { excerpt, paragraphs } from '../paragraphs.ts'
import { defineMail } from '../template.ts'

/** To the customer: what staff wrote about an order. */
export const orderMessage = defineMail({
  name: 'order-message',
  schema: z.object({
    orderNumber: z.string(),
    customerName: z.string(),
    text: z.string(),
    orderId: z.uuid().nullish(),
  }),
  words: {
    'order-message': {
      subject: 'A message about order {order}',
      preview: '{message}',
      heading: 'We sent you a message',
      before: '{name}, this is about order {order}:',
    },
  },
  about: {
    'order-message': {
      group: 'orders',
      title: 'Message about an order',
      when: 'Carries what you write to a customer about their order.',
      sample: {
        orderNumber: 'GW-000123',
        customerName: 'Ada Lovelace',
        text: 'Your fox is a little pixelated at this size. Should we print it two inches smaller?',
      },
    },
  },
  values: ({ orderNumber, customerName, text }) => ({
    order: orderNumber,
    name: customerName,
    message: excerpt(text),
  }),
  facts: ({ text }) => paragraphs(text),
  actions: ({ orderId }, shop) => [{ kind: 'button', label: 'Answer', href: shop.orderPage(orderId) }],
})
