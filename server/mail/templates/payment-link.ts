import { z } from 'zod'
import { paragraphs } from '../paragraphs.ts'
import { defineMail } from '../template.ts'
import { orderBlocks, orderSummarySchema, sampleOrder } from './order-confirmation.ts'

const schema = orderSummarySchema.omit({ orderNumber: true }).extend({
  notes: z.string(),
  /** The part of the address that opens the bill. */
  path: z.string(),
  /** "Dec 6": the last day on which it can be paid. */
  payUntil: z.string(),
})

const { orderNumber: _, ...sample } = sampleOrder

/** To the customer of an order that staff wrote: what is billed, and where to pay it. */
export const paymentLink = defineMail({
  name: 'payment-link',
  schema,
  words: {
    'payment-link': {
      subject: 'Your order at {shop}: {total} to pay',
      preview: 'Look at what we wrote down for you, and pay until {until}.',
      heading: 'Your order is ready to be paid',
      before: '{name}, this is what we wrote down for you. We begin as soon as it is paid.',
      note: 'The link can be paid until {until}. Whoever has it can see this bill. Something is not right? Answer this mail, or write to {contact}.',
    },
  },
  about: {
    'payment-link': {
      group: 'orders',
      title: 'Payment link',
      when: 'Goes to the customer of an order that you wrote, with the link to pay it.',
      sample: { ...sample, notes: '', path: '/pay/sample', payUntil: 'Sun, Dec 6' },
    },
  },
  values: ({ total, customerName, payUntil }) => ({ total, name: customerName, until: payUntil }),
  facts: (bill) => [
    ...orderBlocks(bill),
    { kind: 'paragraph', text: bill.delivery },
    ...paragraphs(bill.notes),
  ],
  actions: ({ total, path }, shop) => [
    { kind: 'button', label: `Look and pay ${total}`, href: `${shop.origin}${path}` },
  ],
  headers: (shop) => ({ 'Reply-To': shop.contactEmail }),
})
