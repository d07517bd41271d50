import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** Amounts come formatted, frozen as the shopper saw them. */
export const orderSummarySchema = z.object({
  /** Whose page the button opens; null in mails of before. */
  orderId: z.uuid().nullish(),
  orderNumber: z.string(),
  customerName: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), total: z.string() })),
  subtotal: z.string(),
  discount: z.string().nullable(),
  /** Which it is, and what it takes off what. */
  discountLabel: z.string().nullable().default(null),
  shipping: z.string(),
  tax: z.string(),
  total: z.string(),
  delivery: z.string(),
})

export type OrderSummary = z.output<typeof orderSummarySchema>

export const sampleOrder: OrderSummary = {
  orderNumber: 'GW-000123',
  customerName: 'Ada Lovelace',
  lines: [{ name: 'Gang Sheet 22 × 60 in', quantity: 2, total: '$60.00' }],
  subtotal: '$60.00',
  discount: null,
  discountLabel: null,
  shipping: '$8.99',
  tax: '$4.95',
  total: '$73.94',
  delivery: 'Ships to 12 Analytical Way, Austin, TX 78702 within 5-7 business days.',
}

export const orderRows = (order: OrderSummary) => [
  ...order.lines.map((line) => ({ label: `${line.quantity} × ${line.name}`, value: line.total })),
  { label: 'Subtotal', value: order.subtotal },
  ...(order.discount ? [{ label: order.discountLabel ?? 'Discount', value: `−${order.discount}` }] : []),
  { label: 'Shipping', value: order.shipping },
  { label: 'Tax', value: order.tax },
  { label: 'Total', value: order.total, isStrong: true },
]

export const orderConfirmation = defineTemplate({
  name: 'order-confirmation',
  schema: orderSummarySchema,
  sample: sampleOrder,
  write: (order, shop) => ({
    subject: `Order ${order.orderNumber} is confirmed`,
    preview: `Thank you. We have your payment of ${order.total} and check your artwork next.`,
    blocks: [
      { kind: 'heading', text: 'Thank you for your order' },
      {
        kind: 'paragraph',
        text: `${order.customerName}, we have your payment. Next we check your artwork; you hear from us if anything would not print well.`,
      },
      {
        kind: 'rows',
        rows: [{ label: 'Order', value: order.orderNumber, isStrong: true }, ...orderRows(order)],
      },
      { kind: 'paragraph', text: order.delivery },
      { kind: 'button', label: 'View your order', href: shop.orderPage(order.orderId) },
    ],
  }),
})
