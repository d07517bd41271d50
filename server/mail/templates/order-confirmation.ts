import { z } from 'zod'
import type { MailBlock } from '../blocks.ts'
import { defineMail } from '../template.ts'

/** Amounts are already formatted, frozen as the shopper saw them. */
export const orderSummarySchema = z.object({
  /** The order whose page the button opens; null in older emails. */
  orderId: z.uuid().nullish(),
  orderNumber: z.string(),
  customerName: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      /** The chosen options; in older emails they are part of the name. */
      options: z.array(z.string()).default([]),
      quantity: z.int(),
      total: z.string(),
      /** A path in the shop. */
      picture: z.string().nullable().default(null),
    }),
  ),
  subtotal: z.string(),
  discount: z.string().nullable(),
  /** Which discount it is, and what it takes off what. */
  discountLabel: z.string().nullable().default(null),
  shipping: z.string(),
  isPickup: z.boolean().default(false),
  /** The delivery method, as named in the checkout's totals. */
  shippingLabel: z.string().nullish(),
  tax: z.string(),
  total: z.string(),
  delivery: z.string(),
})

export type OrderSummary = z.output<typeof orderSummarySchema>

export const sampleOrder: OrderSummary = {
  orderNumber: 'GW-000123',
  customerName: 'Ada Lovelace',
  lines: [
    { name: 'Gang Sheet 22 × 60 in', options: [], quantity: 2, total: '$60.00', picture: null },
    {
      name: 'Gildan Soft Style',
      options: ['M', 'Navy', 'Full Front'],
      quantity: 1,
      total: '$20.00',
      picture: null,
    },
  ],
  subtotal: '$80.00',
  discount: null,
  discountLabel: null,
  shipping: '$18.99',
  isPickup: false,
  shippingLabel: 'Express shipping',
  tax: '$6.60',
  total: '$105.59',
  delivery:
    'Leaves our shop by Fri, Nov 20 and should arrive by Tue, Nov 24, for 12 Analytical Way, Austin, TX 78702.',
}

/** The purchased items, with their pictures, and the totals. */
export const orderBlocks = (order: Omit<OrderSummary, 'orderNumber' | 'orderId'>): MailBlock[] => [
  { kind: 'items', items: order.lines },
  {
    kind: 'rows',
    rows: [
      { label: 'Subtotal', value: order.subtotal },
      ...(order.discount ? [{ label: order.discountLabel ?? 'Discount', value: `−${order.discount}` }] : []),
      { label: order.shippingLabel ?? (order.isPickup ? 'Pickup' : 'Shipping'), value: order.shipping },
      { label: 'Tax', value: order.tax },
      { label: 'Total', value: order.total, isStrong: true },
    ],
  },
]

export const orderConfirmation = defineMail({
  name: 'order-confirmation',
  schema: orderSummarySchema,
  words: {
    'order-confirmation': {
      subject: 'Order {order} is confirmed',
      preview: 'Thank you. We received your payment of {total} and will check your artwork next.',
      heading: 'Thank you for your order',
      before:
        '{name}, we received your payment. Next, we’ll check your artwork; you’ll hear from us if anything wouldn’t print well.',
    },
  },
  about: {
    'order-confirmation': {
      group: 'orders',
      title: 'Order confirmed',
      when: 'Goes to the customer as soon as an order is paid.',
      sample: sampleOrder,
    },
  },
  values: ({ orderNumber, customerName, total }) => ({ order: orderNumber, name: customerName, total }),
  facts: (order) => [
    { kind: 'rows', rows: [{ label: 'Order', value: order.orderNumber, isStrong: true }] },
    ...orderBlocks(order),
    { kind: 'paragraph', text: order.delivery },
  ],
  actions: ({ orderId }, shop) => [
    { kind: 'button', label: 'View your order', href: shop.orderPage(orderId) },
  ],
})
