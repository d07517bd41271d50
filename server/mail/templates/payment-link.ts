import { z } from 'zod'
import { paragraphs } from '../paragraphs.ts'
import { defineMail } from '../template.ts'
import { orderBlocks, orderSummarySchema, sampleOrder } from './order-confirmation.ts'

const schema = orderSummarySchema.omit({ orderNumber: true }).extend({
  notes: z.string(),
  /** The path that opens the invoice. */
  path: z.string(),
  /** "Dec 6": the last day to pay. */
  payUntil: z.string(),
})

const { orderNumber: _, ...sample } = sampleOrder

/** To the customer of an order that staff created: what is billed, and where to pay. */
export const paymentLink = defineMail({
  name: 'payment-link',
  schema,
  words: {
    'payment-link': {
      subject: 'Your order at {shop}: {total} to pay',
      preview: 'Check what we wrote up for you, and pay by {until}.',
      heading: 'Your order is ready for payment',
      before: '{name}, here’s what we wrote up for you. We’ll start as soon as it’s paid.',
      note: 'You can pay through the link until {until}. Anyone who has it can see this bill. Something not right? Reply to this email or write to {contact}.',
    },
  },
  about: {
    'payment-link': {
      group: 'orders',
      title: 'Payment link',
      when: 'Goes to the customer of an order that you wrote up, with the link to pay for it.',
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
    { kind: 'button', label: `Review and pay ${total}`, href: `${shop.origin}${path}` },
  ],
  headers: (shop) => ({ 'Reply-To': shop.contactEmail }),
})
