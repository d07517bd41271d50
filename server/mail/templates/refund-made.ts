import { z } from 'zod'
import type { CounterMethod } from '#domain/money/counter-methods.ts'
import { defineMail } from '../template.ts'

const subject = '{amount} of order {order} comes back to you'
const preview = 'We have refunded {amount}. Your bank shows it within 5 to 10 days.'
const before =
  '{name}, we have sent {amount} back to the card that you paid with. Your bank shows it within 5 to 10 days.'

const handSubject = 'You have {amount} of order {order} back'
const handPreview = 'We have given {amount} back to you {how}.'
const beforeByHand = '{name}, we have given {amount} back to you {how}.'

const howByHand: Record<CounterMethod, string> = {
  cash: 'in cash',
  card: 'with our card terminal, to the card that you paid with',
  other: 'the way you paid us',
}

const byHandSchema = z.enum(['cash', 'card', 'other'] satisfies CounterMethod[])

const sample = {
  orderNumber: 'GW-000123',
  customerName: 'Ada Lovelace',
  amount: '$20.00',
  reason: 'One shirt was out of stock',
  lines: [{ name: 'Gildan Soft Style', quantity: 1, amount: '$20.00' }],
  isWhole: false,
}

export const refundMade = defineMail({
  name: 'refund-made',
  schema: z.object({
    orderId: z.uuid().nullish(),
    orderNumber: z.string(),
    customerName: z.string(),
    amount: z.string(),
    reason: z.string(),
    lines: z.array(z.object({ name: z.string(), quantity: z.int(), amount: z.string() })),
    isWhole: z.boolean(),
    /** How staff give it back themselves; none where its provider does. */
    byHand: byHandSchema.nullish(),
  }),
  words: {
    'refund-made': { subject, preview, heading: 'A part of your order is refunded', before },
    'order-refunded': { subject, preview, heading: 'Your order is refunded', before },
    'refund-by-hand': {
      ...{ subject: handSubject, preview: handPreview, before: beforeByHand },
      heading: 'Money of your order is back with you',
    },
  },
  about: {
    'refund-made': {
      group: 'orders',
      title: 'Part of an order refunded',
      when: 'Goes to the customer when a part of their payment is given back.',
      sample,
    },
    'order-refunded': {
      group: 'orders',
      title: 'Order refunded',
      when: 'Goes to the customer when all of their payment is given back.',
      sample: { ...sample, isWhole: true },
    },
    'refund-by-hand': {
      group: 'orders',
      title: 'Refunded at the counter',
      when: 'Goes to the customer when staff give back, by hand, what was paid at the counter.',
      sample: { ...sample, byHand: 'cash' as const },
    },
  },
  caseOf: ({ isWhole, byHand }) => (byHand ? 'refund-by-hand' : isWhole ? 'order-refunded' : 'refund-made'),
  values: ({ amount, orderNumber, customerName, byHand }) => ({
    ...{ amount, order: orderNumber, name: customerName },
    how: byHand ? howByHand[byHand] : 'the way you paid',
  }),
  facts: ({ orderNumber, lines, amount, reason }) => [
    {
      kind: 'rows',
      rows: [
        { label: 'Order', value: orderNumber, isStrong: true },
        ...lines.map((line) => ({ label: `${line.quantity} × ${line.name}`, value: line.amount })),
        { label: 'Refunded', value: amount, isStrong: true },
      ],
    },
    { kind: 'paragraph', text: `Reason: ${reason}` },
  ],
  actions: ({ orderId }, shop) => [
    { kind: 'button', label: 'View your order', href: shop.orderPage(orderId) },
  ],
})
