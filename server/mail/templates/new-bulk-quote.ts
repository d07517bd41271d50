import { z } from 'zod'
import { bulkQuoteProducts } from '#domain/orders/bulk-quote-words.ts'
import { defineMail } from '../template.ts'

const sample = {
  product: 'tumbler' as const,
  ...{ productName: 'tumblers', name: 'Ada', email: 'ada@example.com', phone: '512 555 0101', quantity: 40 },
  details: { Message: 'One logo, engraved on one side.' },
}

/** To staff: someone wants a bulk price. */
export const newBulkQuote = defineMail({
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
  words: {
    'new-bulk-quote': {
      subject: 'Bulk quote: {quantity} {product} for {name}',
      preview: '{name} is waiting for a price within 24 hours.',
      heading: '{name} is asking for {quantity} {product}',
      before: 'They were promised pricing within 24 hours.',
    },
    'new-question': {
      subject: 'A question from {name}',
      preview: '{name} is waiting for an answer.',
      heading: '{name} has a question',
      before: 'Sent from the contact page. Answer it in the back office, under Quote Requests.',
    },
  },
  about: {
    'new-bulk-quote': {
      group: 'staff',
      title: 'New bulk quote request',
      when: 'Goes to your staff when a shopper asks for a bulk price.',
      sample,
    },
    'new-question': {
      group: 'staff',
      title: 'New question',
      when: 'Goes to your staff when someone writes on the contact page.',
      sample: { ...sample, product: 'question', details: { Message: 'Do you print on my own shirts?' } },
    },
  },
  caseOf: ({ product }) => (product === 'question' ? 'new-question' : 'new-bulk-quote'),
  values: ({ name, productName, quantity }) => ({ name, product: productName, quantity: String(quantity) }),
  facts: ({ product, email, phone, quantity, details }) => [
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
  ],
  actions: ({ name, email }) => [
    { kind: 'button', label: `Write to ${name}`, href: `mailto:${encodeURIComponent(email)}` },
  ],
})
