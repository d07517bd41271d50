import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** To whoever has asked for the way to their order again. */
export const orderLink = defineTemplate({
  name: 'order-link',
  schema: z.object({
    orderId: z.uuid().nullish(),
    orderNumber: z.string(),
    customerName: z.string(),
  }),
  sample: { orderNumber: 'GW-000123', customerName: 'Ada Lovelace' },
  write: ({ orderId, orderNumber, customerName }, shop) => ({
    subject: `Your link to order ${orderNumber}`,
    preview: 'Where it stands, your invoice, and a way to write to us.',
    blocks: [
      { kind: 'heading', text: `Order ${orderNumber}` },
      {
        kind: 'paragraph',
        text: `${customerName}, this link shows where your order stands, with its invoice and a way to write to us. It works for six months, without an account.`,
      },
      { kind: 'button', label: 'View your order', href: shop.orderPage(orderId) },
      { kind: 'note', text: 'Whoever has the link sees the order: pass it on only to who may.' },
    ],
  }),
})
