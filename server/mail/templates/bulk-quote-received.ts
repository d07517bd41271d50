import { z } from 'zod'
import { bulkQuoteProducts } from '#domain/orders/bulk-quote-words.ts'
import { defineMail } from '../template.ts'

const after = 'Anything to add? Reply to this email or write to {contact}.'

const sample = { product: 'tumbler' as const, name: 'Ada', productName: 'tumblers', quantity: 40 }

/** Text that could be someone's name, and not a web address or a message. */
const couldBeName = /^\p{L}[\p{L}\p{M}'’-]*\.?( \p{L}[\p{L}\p{M}'’-]*\.?){0,2}$/u
const longestName = 40

/**
 * To the shopper, whose address no one has verified: anyone could have it sent to anyone. So it repeats only a name
 * that looks like one, and nothing else that was typed.
 */
export const bulkQuoteReceived = defineMail({
  name: 'bulk-quote-received',
  schema: z.object({
    product: z.enum(bulkQuoteProducts).default('tshirt'),
    name: z.string(),
    productName: z.string(),
    quantity: z.int(),
  }),
  words: {
    'bulk-quote-received': {
      subject: 'We received your bulk quote request for {quantity} {product}',
      preview: 'You’ll have your pricing within 24 hours.',
      heading: 'We received your request',
      before:
        '{name}, thank you for asking about {quantity} {product}. We’re working out your price and will send it within 24 hours.',
      after,
      note: 'If you didn’t ask for a price, you don’t need to do anything.',
    },
    'question-received': {
      subject: 'We received your message',
      preview: 'We’ll answer as soon as we can.',
      heading: 'Thanks, we have your message',
      before: '{name}, thank you for writing. We’ll answer by email, usually within one business day.',
      after,
      note: 'If you didn’t write to us, you don’t need to do anything.',
    },
  },
  about: {
    'bulk-quote-received': {
      group: 'quotes',
      title: 'Bulk quote request received',
      when: 'Goes to a shopper right after they ask for a bulk price.',
      sample,
    },
    'question-received': {
      group: 'quotes',
      title: 'Question received',
      when: 'Goes to someone right after they write on the contact page.',
      sample: { ...sample, product: 'question' },
    },
  },
  caseOf: ({ product }) => (product === 'question' ? 'question-received' : 'bulk-quote-received'),
  values: ({ name, productName, quantity }) => ({
    name: couldBeName.test(name) && name.length <= longestName ? name : 'Hello',
    ...{ quantity: String(quantity), product: productName },
  }),
})
