import { z } from 'zod'
import { defineMail } from '../template.ts'

/** To the customer of a changed order: the receipt of what it left to pay. */
export const differencePaid = defineMail({
  name: 'difference-paid',
  schema: z.object({
    orderId: z.uuid(),
    orderNumber: z.string(),
    customerName: z.string(),
    amount: z.string(),
    /** What was different, as they were told when it was changed. */
    changes: z.array(z.string()),
    /** What the order comes to now, all of it paid. */
    total: z.string(),
  }),
  words: {
    'difference-paid': {
      subject: 'We have your {amount} for order {order}',
      preview: 'Thank you. We go on with your changed order.',
      heading: 'Thank you, it is paid',
      before: '{name}, we have your payment of {amount} for the change of order {order}, and go on with it.',
      note: 'Something is not right? Answer this mail, or write to {contact}.',
    },
  },
  about: {
    'difference-paid': {
      group: 'orders',
      title: 'Difference of a changed order paid',
      when: 'Goes to the customer as soon as what a change of their order left to pay is paid.',
      sample: {
        orderId: '8a4c2f6e-0000-4000-8000-000000000000',
        orderNumber: 'GW-000123',
        customerName: 'Ada Lovelace',
        amount: '$24.20',
        changes: ['Gildan Heavy Cotton, M, Navy: 6 instead of 4', 'Added: 2 × Gang sheet 22 × 24 in'],
        total: '$84.20',
      },
    },
  },
  values: ({ orderNumber, customerName, amount }) => ({
    name: customerName || 'Hello',
    order: orderNumber,
    amount,
  }),
  facts: ({ changes, amount, total }) => [
    ...changes.map((text) => ({ kind: 'paragraph' as const, text: `• ${text}` })),
    {
      kind: 'rows',
      rows: [
        { label: 'Paid now', value: amount },
        { label: 'Order total', value: total, isStrong: true },
      ],
    },
  ],
  actions: ({ orderId }, shop) => [
    { kind: 'button', label: 'View your order', href: shop.orderPage(orderId) },
  ],
  headers: (shop) => ({ 'Reply-To': shop.contactEmail }),
})
