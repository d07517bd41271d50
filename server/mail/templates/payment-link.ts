import { z } from 'zod'
import { defineTemplate } from '../template.ts'
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
export const paymentLink = defineTemplate({
  name: 'payment-link',
  schema,
  sample: { ...sample, notes: '', path: '/pay/sample', payUntil: 'Sun, Dec 6' },
  write: (bill, shop) => ({
    subject: `Your order at ${shop.siteName}: ${bill.total} to pay`,
    preview: `Look at what we wrote down for you, and pay until ${bill.payUntil}.`,
    headers: { 'Reply-To': shop.contactEmail },
    blocks: [
      { kind: 'heading', text: 'Your order is ready to be paid' },
      {
        kind: 'paragraph',
        text: `${bill.customerName}, this is what we wrote down for you. We begin as soon as it is paid.`,
      },
      ...orderBlocks(bill),
      { kind: 'paragraph', text: bill.delivery },
      ...(bill.notes ? [{ kind: 'paragraph' as const, text: bill.notes }] : []),
      { kind: 'button', label: `Look and pay ${bill.total}`, href: `${shop.origin}${bill.path}` },
      {
        kind: 'note',
        text: `The link can be paid until ${bill.payUntil}. Whoever has it can see this bill. Something is not right? Answer this mail, or write to ${shop.contactEmail}.`,
      },
    ],
  }),
})
