import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** To the shopper, whose address nobody has checked: it repeats nothing long that they typed. */
export const bulkQuoteReceived = defineTemplate({
  name: 'bulk-quote-received',
  schema: z.object({ name: z.string(), productName: z.string(), quantity: z.int() }),
  write: ({ name, productName, quantity }, shop) => ({
    subject: `We have your bulk quote request for ${quantity} ${productName}`,
    preview: 'Your pricing comes within 24 hours.',
    blocks: [
      { kind: 'heading', text: 'Your request is with us' },
      {
        kind: 'paragraph',
        text: `${name}, thank you for asking about ${quantity} ${productName}. We work out your price and send it within 24 hours.`,
      },
      {
        kind: 'paragraph',
        text: `Anything to add? Answer this mail or write to ${shop.contactEmail}.`,
      },
      { kind: 'note', text: 'If you did not ask for a price, you need not do anything.' },
    ],
  }),
})
