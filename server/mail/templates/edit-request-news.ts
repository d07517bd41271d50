import { z } from 'zod'
import { table } from '#domain/table.ts'
import { excerpt, paragraphs } from '../paragraphs.ts'
import { defineMail } from '../template.ts'

const newsSchema = z.object({
  kind: z.enum(['approved', 'declined', 'message', 'proof']),
  text: z.string(),
  orderId: z.uuid().nullish(),
  orderNumber: z.string(),
  itemName: z.string(),
})

export type EditRequestNews = z.output<typeof newsSchema>

const preview = '{message}'

const buttons = table<string>({
  approved: 'View your edit request',
  declined: 'View your edit request',
  message: 'Answer',
  proof: 'Review and approve',
})

const sampleOf = (kind: EditRequestNews['kind'], text: string): EditRequestNews => ({
  ...{ kind, text, orderNumber: 'GW-000123', itemName: 'Gang Sheet 22 × 60 in' },
})

/** To the customer: what the shop said about an edit request. */
export const editRequestNews = defineMail({
  name: 'edit-request-news',
  schema: newsSchema,
  words: {
    'edit-request-approved': {
      subject: 'Your edit request was accepted: {order}',
      preview,
      heading: 'We’re making the change you asked for',
    },
    'edit-request-declined': {
      subject: 'Your edit request was declined: {order}',
      preview,
      heading: 'We can’t make the change you asked for',
    },
    'edit-request-message': {
      subject: 'An answer to your edit request: {order}',
      preview,
      heading: 'We sent you a message',
    },
    'edit-request-proof': {
      subject: 'Your changed design is waiting for your approval: {order}',
      preview,
      heading: 'Please review your changed design',
    },
  },
  about: {
    'edit-request-approved': {
      group: 'designs',
      title: 'Edit request accepted',
      when: 'Goes to the customer when you accept a change to a design.',
      sample: sampleOf('approved', 'The fox is two inches smaller now.'),
    },
    'edit-request-declined': {
      group: 'designs',
      title: 'Edit request declined',
      when: 'Goes to the customer when you decline a change to a design.',
      sample: sampleOf('declined', 'It’s already on the press.'),
    },
    'edit-request-message': {
      group: 'designs',
      title: 'Message about an edit request',
      when: 'Carries what you write to a customer about an edit request.',
      sample: sampleOf('message', 'Which of the two foxes do you mean?'),
    },
    'edit-request-proof': {
      group: 'designs',
      title: 'Proof waiting for approval',
      when: 'Goes to the customer when a changed design is waiting for their approval.',
      sample: sampleOf('proof', 'Here is your sheet with the smaller fox.'),
    },
  },
  caseOf: ({ kind }) => `edit-request-${kind}`,
  values: ({ text, orderNumber, itemName }) => ({
    order: orderNumber,
    item: itemName,
    message: excerpt(text),
  }),
  facts: ({ text, orderNumber, itemName }) => [
    { kind: 'rows', rows: [{ label: itemName, value: orderNumber, isStrong: true }] },
    ...paragraphs(text),
  ],
  actions: ({ kind, orderId }, shop) => [
    { kind: 'button', label: buttons[kind] ?? 'View your edit request', href: shop.orderPage(orderId) },
  ],
})
