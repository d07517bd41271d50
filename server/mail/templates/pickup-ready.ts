import { z } from 'zod'
import { defineTemplate } from '../template.ts'

/** The code is shown at the counter: as a QR code, or read out. */
export const pickupReady = defineTemplate({
  name: 'pickup-ready',
  schema: z.object({
    orderId: z.uuid().nullish(),
    orderNumber: z.string(),
    customerName: z.string(),
    code: z.string(),
    place: z.string(),
    hours: z.array(z.string()),
  }),
  sample: {
    orderNumber: 'GW-000123',
    customerName: 'Ada Lovelace',
    code: 'GWP-7K4M9XQ2',
    place: '114 Foundry Row, Austin, TX 78702',
    hours: ['Mon-Fri 9AM-6PM', 'Sat 10AM-4PM'],
  },
  write: ({ orderId, orderNumber, customerName, code, place, hours }, shop) => ({
    subject: `Order ${orderNumber} is ready for pickup`,
    preview: `Bring this code: ${code}`,
    blocks: [
      { kind: 'heading', text: 'Ready for pickup' },
      { kind: 'paragraph', text: `${customerName}, your order is printed and waits for you on our shelf.` },
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
      { kind: 'paragraph', text: `Show the code at ${place}. Anybody with the code can pick it up for you.` },
      { kind: 'button', label: 'View your order', href: shop.orderPage(orderId) },
    ],
  }),
})
