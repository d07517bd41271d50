import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** To staff: somebody wants a bulk price. */
export const newBulkQuote = defineTemplate({
  name: 'new-bulk-quote',
  schema: z.object({
    productName: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    quantity: z.int(),
    details: z.record(z.string(), z.string()),
  }),
  write: ({ productName, name, email, phone, quantity, details }) => ({
    subject: `Bulk quote: ${quantity} ${productName} for ${name}`,
    preview: `${name} waits for a price within 24 hours.`,
    blocks: [
      { kind: 'heading', text: `${name} asks for ${quantity} ${productName}` },
      { kind: 'paragraph', text: 'They were promised pricing within 24 hours.' },
      {
        kind: 'rows',
        rows: [
          { label: 'Email', value: email, isStrong: true },
          { label: 'Phone', value: phone || 'No phone' },
          { label: 'Quantity', value: String(quantity) },
          ...Object.entries(details)
            .filter(([, value]) => value !== '')
            .map(([label, value]) => ({ label, value })),
        ],
      },
      { kind: 'button', label: `Write to ${name}`, href: `mailto:${encodeURIComponent(email)}` },
    ],
  }),
})
