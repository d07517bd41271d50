import { z } from 'zod'
import { defineMail } from '../template.ts'

/** The code is shown at the counter: as a QR code, or read out. */
export const pickupReady = defineMail({
  name: 'pickup-ready',
  schema: z.object({
    orderId: z.uuid().nullish(),
    orderNumber: z.string(),
    customerName: z.string(),
    code: z.string(),
    place: z.string(),
    hours: z.array(z.string()),
  }),
  words: {
    'pickup-ready': {
      subject: 'Order {order} is ready for pickup',
      preview: 'Bring this code: {code}',
      heading: 'Ready for pickup',
      before: '{name}, your order is printed and waiting for you on our shelf.',
      after: 'Show the code at {place}. Anyone with the code can pick it up for you.',
    },
  },
  about: {
    'pickup-ready': {
      group: 'shipping',
      title: 'Ready for pickup',
      when: 'Goes to the customer when you email them that their order is ready for pickup.',
      sample: {
        orderNumber: 'GW-000123',
        customerName: 'Ada Lovelace',
        code: 'GWP-7K4M9XQ2',
        place: '114 Foundry Row, Austin, TX 78702',
        hours: ['Mon-Fri 9AM-6PM', 'Sat 10AM-4PM'],
      },
    },
  },
  values: ({ orderNumber, customerName, code, place }) => ({
    order: orderNumber,
    name: customerName,
    code,
    place,
  }),
  facts: ({ orderNumber, code, hours }, shop) => [
    {
      kind: 'image',
      src: `${shop.origin}/files/pickup-codes/${code}.png`,
      alt: `Pickup code ${code}`,
      width: 168,
      height: 168,
    },
    {
      kind: 'rows',
      rows: [
        { label: 'Order', value: orderNumber, isStrong: true },
        { label: 'Pickup code', value: code, isStrong: true },
        ...hours.map((line, at) => ({ label: at === 0 ? 'Open' : '', value: line })),
      ],
    },
  ],
  actions: ({ orderId }, shop) => [
    { kind: 'button', label: 'View your order', href: shop.orderPage(orderId) },
  ],
})
