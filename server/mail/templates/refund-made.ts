import { z } from 'zod'
import type { CounterMethod } from '#domain/money/counter-methods.ts'
import { defineMail } from '../template.ts'

const subject = '{amount} from order {order} is coming back to you'
const preview = 'We refunded {amount}. Your bank will show it within 5 to 10 days.'
const before =
  '{name}, we sent {amount} back to the card you paid with. Your bank will show it within 5 to 10 days.'

const handSubject = 'We refunded you {amount} from order {order}'
const handPreview = 'We refunded you {amount} {how}.'
const beforeByHand = '{name}, we refunded you {amount} {how}.'

const howByHand: Record<CounterMethod, string> = {
  cash: 'in cash',
  card: 'with our card terminal, to the card you paid with',
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
    /** How staff return the money themselves; null if the provider does. */
    byHand: byHandSchema.nullish(),
  }),
  words: {
    'refund-made': { subject, preview, heading: 'Part of your order was refunded', before },
    'order-refunded': { subject, preview, heading: 'Your order was refunded', before },
    'refund-by-hand': {
      ...{ subject: handSubject, preview: handPreview, before: beforeByHand },
      heading: 'You have money back from your order',
    },
  },
  about: {
    'refund-made': {
      group: 'orders',
      title: 'Part of an order refunded',
      when: 'Goes to the customer when part of their payment is refunded.',
      sample,
    },
    'order-refunded': {
      group: 'orders',
      title: 'Order refunded',
      when: 'Goes to the customer when their whole payment is refunded.',
      sample: { ...sample, isWhole: true },
    },
    'refund-by-hand': {
      group: 'orders',
      title: 'Refunded at the counter',
      when: 'Goes to the customer when staff refund, by hand, what was paid at the counter.',
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
