import { z } from 'zod'
import { defineMail } from '../template.ts'

/** To anyone who requested the link to their order again. */
export const orderLink = defineMail({
  name: 'order-link',
  schema: z.object({
    orderId: z.uuid().nullish(),
    orderNumber: z.string(),
    customerName: z.string(),
  }),
  words: {
    'order-link': {
      subject: 'Your link to order {order}',
      preview: 'Where it stands, your invoice, and a way to write to us.',
      heading: 'Order {order}',
      before:
        '{name}, this link shows where your order stands, with its invoice and a way to write to us. It works for six months, without an account.',
      note: 'Anyone with the link can see the order: share it only with people who should.',
    },
  },
  about: {
    'order-link': {
      group: 'orders',
      title: 'Link to an order',
      when: 'Goes to a guest who asks for the link to their order again.',
      sample: { orderNumber: 'GW-000123', customerName: 'Ada Lovelace' },
    },
  },
  values: ({ orderNumber, customerName }) => ({ order: orderNumber, name: customerName }),
  actions: ({ orderId }, shop) => [
    { kind: 'button', label: 'View your order', href: shop.orderPage(orderId) },
  ],
})
