import { z } from 'zod'
import { bulkQuoteProducts } from '#domain/orders/bulk-quote-words.ts'
import { defineMail } from '../template.ts'

const after = 'Anything to add? Answer this mail or write to {contact}.'

const sample = { product: 'tumbler' as const, name: 'Ada', productName: 'tumblers', quantity: 40 }

/** What could be somebody's name, and neither an address of a page nor a message. */
const couldBeName = /^\p{L}[\p{L}\p{M}'’-]*\.?( \p{L}[\p{L}\p{M}'’-]*\.?){0,2}$/u
const longestName = 40

/**
 * To the shopper, whose address nobody has checked: anybody could have it sent to anybody. So it repeats a name that
 * could be one, and nothing else that was typed.
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
      subject: 'We have your bulk quote request for {quantity} {product}',
      preview: 'Your pricing comes within 24 hours.',
      heading: 'Your request is with us',
      before:
        '{name}, thank you for asking about {quantity} {product}. We work out your price and send it within 24 hours.',
      after,
      note: 'If you did not ask for a price, you need not do anything.',
    },
    'question-received': {
      subject: 'We have your message',
      preview: 'We answer as soon as we can.',
      heading: 'Your message is with us',
      before: '{name}, thank you for writing. We answer by email, usually within one business day.',
      after,
      note: 'If you did not write to us, you need not do anything.',
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
      when: 'Goes to somebody right after they write on the contact page.',
      sample: { ...sample, product: 'question' },
    },
  },
  caseOf: ({ product }) => (product === 'question' ? 'question-received' : 'bulk-quote-received'),
  values: ({ name, productName, quantity }) => ({
    name: couldBeName.test(name) && name.length <= longestName ? name : 'Hello',
    ...{ quantity: String(quantity), product: productName },
  }),
})
