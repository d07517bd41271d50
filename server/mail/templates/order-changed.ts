import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** To the customer of an order that staff changed: what is different, what it comes to, and how the difference is settled. */
export const orderChanged = defineTemplate({
  name: 'order-changed',
  schema: z.object({
    orderId: z.uuid(),
    orderNumber: z.string(),
    customerName: z.string(),
    changes: z.array(z.string()),
    /** What it comes to now; null where the money is as it was. */
    total: z.string().nullable(),
    /** How the difference is settled, in a sentence. */
    difference: z.string().nullable(),
    /** What is still to be paid, the part of the address that opens its page, and the last day. */
    pay: z.object({ amount: z.string(), path: z.string(), until: z.string() }).nullable(),
  }),
  sample: {
    orderId: '8a4c2f6e-0000-4000-8000-000000000000',
    orderNumber: 'GW-000123',
    customerName: 'Ada Lovelace',
    changes: ['Gildan Heavy Cotton, M, Navy: 6 instead of 4', 'Added: 2 × Gang sheet 22 × 24 in'],
    total: '$84.20',
    difference: '$24.20 is left to pay. We go on with what was added as soon as it is paid.',
    pay: { amount: '$24.20', path: '/pay/order/sample', until: 'Sun, Dec 6' },
  },
  write: (order, shop) => ({
    subject: order.pay
      ? `Your order ${order.orderNumber} was changed: ${order.pay.amount} to pay`
      : `Your order ${order.orderNumber} was changed`,
    preview: order.difference ?? order.changes.join(' · '),
    headers: { 'Reply-To': shop.contactEmail },
    blocks: [
      { kind: 'heading', text: 'Your order was changed' },
      {
        kind: 'paragraph',
        text: `${order.customerName || 'Hello'}, we changed your order ${order.orderNumber}. This is different now:`,
      },
      ...order.changes.map((text) => ({ kind: 'paragraph' as const, text: `• ${text}` })),
      ...(order.total
        ? [{ kind: 'rows' as const, rows: [{ label: 'New total', value: order.total, isStrong: true }] }]
        : []),
      ...(order.difference ? [{ kind: 'paragraph' as const, text: order.difference }] : []),
      ...(order.pay
        ? [
            {
              kind: 'button' as const,
              label: `Pay ${order.pay.amount}`,
              href: `${shop.origin}${order.pay.path}`,
            },
            { kind: 'note' as const, text: `Can be paid until ${order.pay.until}.` },
          ]
        : []),
      { kind: 'button', label: 'View your order', href: shop.orderPage(order.orderId) },
      {
        kind: 'note',
        text: `Something is not right? Answer this mail, or write to ${shop.contactEmail}.`,
      },
    ],
  }),
})
