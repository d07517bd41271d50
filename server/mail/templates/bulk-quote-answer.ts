import { z } from 'zod'
import { bulkQuoteProducts } from '#domain/orders/bulk-quote-words.ts'
import { excerpt, paragraphs } from '../paragraphs.ts'
import { defineMail } from '../template.ts'

const heading = '{name}, here’s our answer'
const note = 'Questions, or ready to go ahead? Reply to this email or write to {contact}.'

const sample = {
  product: 'tumbler' as const,
  name: 'Ada',
  productName: 'tumblers',
  quantity: 40,
  text: 'We can do 40 tumblers at $21 each, engraved on one side.\n\nThey would be ready in ten days.',
}

/** To the shopper: what the shop offers. A reply to this email reaches the shop's contact address. */
export const bulkQuoteAnswer = defineMail({
  name: 'bulk-quote-answer',
  schema: z.object({
    product: z.enum(bulkQuoteProducts).default('tshirt'),
    name: z.string(),
    productName: z.string(),
    quantity: z.int(),
    text: z.string(),
  }),
  words: {
    'bulk-quote-answer': {
      subject: 'Your bulk quote for {quantity} {product}',
      preview: '{message}',
      heading,
      note,
    },
    'question-answer': {
      subject: 'Our answer to your question',
      preview: '{message}',
      heading,
      note,
    },
  },
  about: {
    'bulk-quote-answer': {
      group: 'quotes',
      title: 'Answer to a bulk quote request',
      when: 'Carries the answer that you write under Quote Requests.',
      sample,
    },
    'question-answer': {
      group: 'quotes',
      title: 'Answer to a question',
      when: 'Carries your answer to a message from the contact page.',
      sample: { ...sample, product: 'question', text: 'Yes, we print on your own shirts, too.' },
    },
  },
  caseOf: ({ product }) => (product === 'question' ? 'question-answer' : 'bulk-quote-answer'),
  values: ({ name, productName, quantity, text }) => ({
    name,
    quantity: String(quantity),
    product: productName,
    message: excerpt(text),
  }),
  facts: ({ text }) => paragraphs(text),
  headers: (shop) => ({ 'Reply-To': shop.contactEmail }),
})
