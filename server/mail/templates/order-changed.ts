import { z } from 'zod'
import { defineMail } from '../template.ts'

const heading = 'Your order was changed'
const before = '{name}, we changed your order {order}. Here’s what’s different:'
const note = 'Something not right? Reply to this email or write to {contact}.'

const sample = {
  orderId: '8a4c2f6e-0000-4000-8000-000000000000',
  orderNumber: 'GW-000123',
  customerName: 'Ada Lovelace',
  changes: ['Gildan Heavy Cotton, M, Navy: 6 instead of 4', 'Added: 2 × Gang sheet 22 × 24 in'],
  total: '$84.20',
  difference: '$24.20 is left to pay. We’ll continue with the added items as soon as it’s paid.',
  pay: { amount: '$24.20', path: '/pay/order/sample', until: 'Sun, Dec 6' },
}

/**
 * To the customer of an order that staff changed: what is different, the new total, and how the difference is settled.
 */
export const orderChanged = defineMail({
  name: 'order-changed',
  schema: z.object({
    orderId: z.uuid(),
    orderNumber: z.string(),
    customerName: z.string(),
    changes: z.array(z.string()),
    /** The new total; null if the amount is unchanged. */
    total: z.string().nullable(),
    /** How the difference is settled, in a sentence. */
    difference: z.string().nullable(),
    /** The amount due, the path of its payment page, and the last day to pay. */
    pay: z.object({ amount: z.string(), path: z.string(), until: z.string() }).nullable(),
  }),
  words: {
    'order-changed': {
      subject: 'Your order {order} was changed',
      preview: '{changes}',
      heading,
      before,
      note,
    },
    'order-changed-to-pay': {
      subject: 'Your order {order} was changed: {amount} to pay',
      preview: '{changes}',
      heading,
      before,
      note,
    },
  },
  about: {
    'order-changed': {
      group: 'orders',
      title: 'Order changed',
      when: 'Goes to the customer when you change their order, and nothing is left to pay.',
      sample: {
        ...sample,
        total: null,
        difference: null,
        pay: null,
        changes: ['It is picked up, not shipped'],
      },
    },
    'order-changed-to-pay': {
      group: 'orders',
      title: 'Order changed, difference to pay',
      when: 'Goes to the customer when you change their order and send them a link for the difference.',
      sample,
    },
  },
  caseOf: ({ pay }) => (pay ? 'order-changed-to-pay' : 'order-changed'),
  values: ({ orderNumber, customerName, difference, changes, pay }) => ({
    name: customerName || 'Hello',
    order: orderNumber,
    changes: difference ?? changes.join(' · '),
    amount: pay?.amount ?? '',
  }),
  facts: ({ changes, total, difference }) => [
    ...changes.map((text) => ({ kind: 'paragraph' as const, text: `• ${text}` })),
    ...(total
      ? [{ kind: 'rows' as const, rows: [{ label: 'New total', value: total, isStrong: true }] }]
      : []),
    ...(difference ? [{ kind: 'paragraph' as const, text: difference }] : []),
  ],
  actions: ({ orderId, pay }, shop) => [
    ...(pay
      ? [
          { kind: 'button' as const, label: `Pay ${pay.amount}`, href: `${shop.origin}${pay.path}` },
          { kind: 'note' as const, text: `You can pay until ${pay.until}.` },
        ]
      : []),
    { kind: 'button', label: 'View your order', href: shop.orderPage(orderId) },
  ],
  headers: (shop) => ({ 'Reply-To': shop.contactEmail }),
})
