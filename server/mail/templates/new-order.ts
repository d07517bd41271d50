import { z } from 'zod'
import { defineMail } from '../template.ts'
import { orderBlocks, orderSummarySchema, sampleOrder } from './order-confirmation.ts'

const sample = { ...sampleOrder, orderId: '00000000-0000-4000-8000-000000000000', isVerified: true }

/** To staff. `isVerified` is false when the provider could not confirm the payment (docs/decisions.md 5). */
export const newOrder = defineMail({
  name: 'new-order',
  schema: orderSummarySchema.extend({ orderId: z.uuid(), isVerified: z.boolean() }),
  words: {
    'new-order': {
      subject: 'New order: {order}, {total}',
      preview: '{name}, {total}',
      heading: 'A new order came in',
    },
    'new-order-unverified': {
      subject: 'Payment unverified: {order}, {total}',
      preview: '{name}, {total}',
      heading: 'A new order with an unverified payment',
      before:
        'The payment provider could not confirm this payment yet. Nothing is printed or shipped until it does, or until you confirm it.',
    },
  },
  about: {
    'new-order': {
      group: 'staff',
      title: 'New order',
      when: 'Goes to your staff when an order is paid.',
      sample,
    },
    'new-order-unverified': {
      group: 'staff',
      title: 'New order, payment unverified',
      when: 'Goes to your staff when the payment provider cannot confirm a payment yet.',
      sample: { ...sample, isVerified: false },
    },
  },
  caseOf: ({ isVerified }) => (isVerified ? 'new-order' : 'new-order-unverified'),
  values: ({ orderNumber, total, customerName }) => ({ order: orderNumber, total, name: customerName }),
  facts: (order) => [
    { kind: 'rows', rows: [{ label: order.customerName, value: order.orderNumber, isStrong: true }] },
    ...orderBlocks(order),
  ],
  actions: ({ orderId }, shop) => [
    { kind: 'button', label: 'Open the order', href: `${shop.origin}/admin/orders/${orderId}` },
  ],
})
