import { z } from 'zod'
import { defineTemplate } from '../template.ts'

export const refundMade = defineTemplate({
  name: 'refund-made',
  schema: z.object({
    orderId: z.uuid().nullish(),
    orderNumber: z.string(),
    customerName: z.string(),
    amount: z.string(),
    reason: z.string(),
    lines: z.array(z.object({ name: z.string(), quantity: z.int(), amount: z.string() })),
    isWhole: z.boolean(),
  }),
  write: (refund, shop) => ({
    subject: `${refund.amount} of order ${refund.orderNumber} comes back to you`,
    preview: `We have refunded ${refund.amount}. Your bank shows it within 5 to 10 days.`,
    blocks: [
      {
        kind: 'heading',
        text: refund.isWhole ? 'Your order is refunded' : 'A part of your order is refunded',
      },
      {
        kind: 'paragraph',
        text: `${refund.customerName}, we have sent ${refund.amount} back to the card that you paid with. Your bank shows it within 5 to 10 days.`,
      },
      {
        kind: 'rows',
        rows: [
          { label: 'Order', value: refund.orderNumber, isStrong: true },
          ...refund.lines.map((line) => ({ label: `${line.quantity} × ${line.name}`, value: line.amount })),
          { label: 'Refunded', value: refund.amount, isStrong: true },
        ],
      },
      { kind: 'paragraph', text: `Reason: ${refund.reason}` },
      { kind: 'button', label: 'View your order', href: shop.orderPage(refund.orderId) },
    ],
  }),
})
