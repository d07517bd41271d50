import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** To staff: a customer wants a design changed. */
export const newEditRequest = defineTemplate({
  name: 'new-edit-request',
  schema: z.object({
    orderNumber: z.string(),
    itemName: z.string(),
    customer: z.string(),
    details: z.string(),
  }),
  write: ({ orderNumber, itemName, customer, details }, shop) => ({
    subject: `New edit request: ${orderNumber}, ${itemName}`,
    preview: details.slice(0, 120),
    blocks: [
      { kind: 'heading', text: 'A customer asks for a change' },
      {
        kind: 'rows',
        rows: [
          { label: 'Order', value: orderNumber, isStrong: true },
          { label: 'Item', value: itemName },
          { label: 'Customer', value: customer },
        ],
      },
      { kind: 'paragraph', text: details },
      { kind: 'button', label: 'Answer the request', href: `${shop.origin}/admin/edit-requests` },
    ],
  }),
})
