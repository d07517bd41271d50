import { z } from 'zod'
import { defineMail } from '../template.ts'

/** To the customer of a changed order: the receipt for the amount due. */
export const differencePaid = defineMail({
  name: 'difference-paid',
  schema: z.object({
    orderId: z.uuid(),
    orderNumber: z.string(),
    customerName: z.string(),
    amount: z.string(),
    /** What changed, in the words they were given at the time. */
    changes: z.array(z.string()),
    /** The order's new total, fully paid. */
    total: z.string(),
  }),
  words: {
    'difference-paid': {
      subject: 'We received your {amount} for order {order}',
      preview: 'Thank you. We’re continuing with your changed order.',
      heading: 'Thank you, it’s paid',
      before:
        '{name}, we received your payment of {amount} for the change to order {order}, and we’re continuing with it.',
      note: 'Something not right? Reply to this email or write to {contact}.',
    },
  },
  about: {
    'difference-paid': {
      group: 'orders',
      title: 'Difference paid on a changed order',
      when: 'Goes to the customer as soon as they pay the difference for a change to their order.',
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
