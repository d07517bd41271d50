import { z } from 'zod'
import { bulkQuoteProducts } from '#domain/orders/bulk-quote-words.ts'
import { defineTemplate } from '../template.ts'

/** To staff: somebody wants a bulk price. */
export const newBulkQuote = defineTemplate({
  name: 'new-bulk-quote',
  schema: z.object({
    product: z.enum(bulkQuoteProducts).default('tshirt'),
    productName: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    quantity: z.int(),
    details: z.record(z.string(), z.string()),
  }),
  write: ({ product, productName, name, email, phone, quantity, details }) => ({
    subject:
      product === 'question'
        ? `A question from ${name}`
        : `Bulk quote: ${quantity} ${productName} for ${name}`,
    preview:
      product === 'question' ? `${name} waits for an answer.` : `${name} waits for a price within 24 hours.`,
    blocks: [
      {
        kind: 'heading',
        text:
          product === 'question' ? `${name} has a question` : `${name} asks for ${quantity} ${productName}`,
      },
      {
        kind: 'paragraph',
        text:
          product === 'question'
            ? 'Written on the contact page. Answer it in the back office, under Quote Requests.'
            : 'They were promised pricing within 24 hours.',
      },
      {
        kind: 'rows',
        rows: [
          { label: 'Email', value: email, isStrong: true },
          { label: 'Phone', value: phone || 'No phone' },
          ...(product === 'question' ? [] : [{ label: 'Quantity', value: String(quantity) }]),
          ...Object.entries(details)
            .filter(([, value]) => value !== '')
            .map(([label, value]) => ({ label, value })),
        ],
      },
      { kind: 'button', label: `Write to ${name}`, href: `mailto:${encodeURIComponent(email)}` },
    ],
  }),
})
