import { z } from 'zod'
import { bulkQuoteProducts } from '#domain/orders/bulk-quote-words.ts'
import { defineTemplate } from '../template.ts'

/** To the shopper, whose address nobody has checked: it repeats nothing long that they typed. */
export const bulkQuoteReceived = defineTemplate({
  name: 'bulk-quote-received',
  schema: z.object({
    product: z.enum(bulkQuoteProducts).default('tshirt'),
    name: z.string(),
    productName: z.string(),
    quantity: z.int(),
  }),
  write: ({ product, name, productName, quantity }, shop) => ({
    subject:
      product === 'question'
        ? `We have your message`
        : `We have your bulk quote request for ${quantity} ${productName}`,
    preview: product === 'question' ? 'We answer as soon as we can.' : 'Your pricing comes within 24 hours.',
    blocks: [
      {
        kind: 'heading',
        text: product === 'question' ? 'Your message is with us' : 'Your request is with us',
      },
      {
        kind: 'paragraph',
        text:
          product === 'question'
            ? `${name}, thank you for writing. We answer by email, usually within one business day.`
            : `${name}, thank you for asking about ${quantity} ${productName}. We work out your price and send it within 24 hours.`,
      },
      {
        kind: 'paragraph',
        text: `Anything to add? Answer this mail or write to ${shop.contactEmail}.`,
      },
      {
        kind: 'note',
        text: `If you did not ${product === 'question' ? 'write to us' : 'ask for a price'}, you need not do anything.`,
      },
    ],
  }),
})
