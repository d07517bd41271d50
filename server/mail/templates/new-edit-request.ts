import { z } from 'zod'
import { excerpt, paragraphs } from '../paragraphs.ts'
import { defineMail } from '../template.ts'

/** To staff: a customer wants a design changed. */
export const newEditRequest = defineMail({
  name: 'new-edit-request',
  schema: z.object({
    orderNumber: z.string(),
    itemName: z.string(),
    customer: z.string(),
    details: z.string(),
  }),
  words: {
    'new-edit-request': {
      subject: 'New edit request: {order}, {item}',
      preview: '{message}',
      heading: 'A customer is asking for a change',
    },
  },
  about: {
    'new-edit-request': {
      group: 'staff',
      title: 'New edit request',
      when: 'Goes to your staff when a customer wants a design changed.',
      sample: {
        ...{ orderNumber: 'GW-000123', itemName: 'Gang Sheet 22 × 60 in', customer: 'Ada Lovelace' },
        details: 'Please make the fox two inches smaller.',
      },
    },
  },
  values: ({ orderNumber, itemName, details }) => ({
    order: orderNumber,
    item: itemName,
    message: excerpt(details),
  }),
  facts: ({ orderNumber, itemName, customer, details }) => [
    {
      kind: 'rows',
      rows: [
        { label: 'Order', value: orderNumber, isStrong: true },
        { label: 'Item', value: itemName },
        { label: 'Customer', value: customer },
      ],
    },
    ...paragraphs(details),
  ],
  actions: (_request, shop) => [
    { kind: 'button', label: 'Answer the request', href: `${shop.origin}/admin/edit-requests` },
  ],
})
