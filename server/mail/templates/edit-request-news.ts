import { z } from 'zod'
import { defineTemplate } from '../template.ts'

const newsSchema = z.object({
  kind: z.enum(['approved', 'declined', 'message', 'proof']),
  text: z.string(),
  orderId: z.uuid().nullish(),
  orderNumber: z.string(),
  itemName: z.string(),
})

export type EditRequestNews = z.output<typeof newsSchema>

const words: Record<EditRequestNews['kind'], { subject: string; heading: string; button: string }> = {
  approved: {
    subject: 'Your edit request was accepted',
    heading: 'We make the change you asked for',
    button: 'View your edit request',
  },
  declined: {
    subject: 'Your edit request was declined',
    heading: 'We cannot make the change you asked for',
    button: 'View your edit request',
  },
  message: {
    subject: 'An answer to your edit request',
    heading: 'We have written to you',
    button: 'Answer',
  },
  proof: {
    subject: 'Your changed design waits for your approval',
    heading: 'Please look at your changed design',
    button: 'Look at it and approve',
  },
}

/** To the customer: what the shop said about an edit request. */
export const editRequestNews = defineTemplate({
  name: 'edit-request-news',
  schema: newsSchema,
  write: ({ kind, text, orderId, orderNumber, itemName }, shop) => ({
    subject: `${words[kind].subject}: ${orderNumber}`,
    preview: text.slice(0, 120),
    blocks: [
      { kind: 'heading', text: words[kind].heading },
      { kind: 'rows', rows: [{ label: itemName, value: orderNumber, isStrong: true }] },
      { kind: 'paragraph', text },
      { kind: 'button', label: words[kind].button, href: shop.orderPage(orderId) },
    ],
  }),
})
