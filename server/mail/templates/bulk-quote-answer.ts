import { z } from 'zod'
import { bulkQuoteProducts } from '#domain/orders/bulk-quote-words.ts'
import { defineTemplate } from '../template.ts'

/** To the shopper: what the shop offers. An answer to this mail reaches the shop's contact address. */
export const bulkQuoteAnswer = defineTemplate({
  name: 'bulk-quote-answer',
  schema: z.object({
    product: z.enum(bulkQuoteProducts).default('tshirt'),
    name: z.string(),
    productName: z.string(),
    quantity: z.int(),
    text: z.string(),
  }),
  sample: {
    product: 'tumbler',
    name: 'Ada',
    productName: 'tumblers',
    quantity: 40,
    text: 'We can do 40 tumblers at $21 each, engraved on one side.\n\nThey would be ready in ten days.',
  },
  write: ({ product, name, productName, quantity, text }, shop) => ({
    subject:
      product === 'question'
        ? 'Our answer to your question'
        : `Your bulk quote for ${quantity} ${productName}`,
    preview: text.slice(0, 120),
    headers: { 'Reply-To': shop.contactEmail },
    blocks: [
      { kind: 'heading', text: `${name}, here is our answer` },
      ...text
        .split(/\n{2,}/)
        .map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph.trim() }))
        .filter((paragraph) => paragraph.text !== ''),
      { kind: 'note', text: `Questions or a yes? Answer this mail, or write to ${shop.contactEmail}.` },
    ],
  }),
})
