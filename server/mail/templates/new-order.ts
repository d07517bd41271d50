import { z } from 'zod'
import { defineTemplate } from '../template.ts'
import { orderBlocks, orderSummarySchema, sampleOrder } from './order-confirmation.ts'

/** To staff. `isVerified` is false when the provider could not confirm the payment (docs/decisions.md 5). */
export const newOrder = defineTemplate({
  name: 'new-order',
  schema: orderSummarySchema.extend({ orderId: z.uuid(), isVerified: z.boolean() }),
  sample: { ...sampleOrder, orderId: '00000000-0000-4000-8000-000000000000', isVerified: true },
  write: (order, shop) => ({
    subject: `${order.isVerified ? 'New order' : 'Payment unverified'}: ${order.orderNumber}, ${order.total}`,
    preview: `${order.customerName}, ${order.total}`,
    blocks: [
      {
        kind: 'heading',
        text: order.isVerified ? 'A new order came in' : 'A new order whose payment is not verified',
      },
      ...(order.isVerified
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: 'The payment provider could not confirm this payment yet. Nothing is printed or shipped until it does, or until you confirm it.',
            },
          ]),
      { kind: 'rows', rows: [{ label: order.customerName, value: order.orderNumber, isStrong: true }] },
      ...orderBlocks(order),
      { kind: 'button', label: 'Open the order', href: `${shop.origin}/admin/orders/${order.orderId}` },
    ],
  }),
})
