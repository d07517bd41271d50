import { z } from 'zod'
import { defineText } from '../texts/define-text.ts'

const aboutOrder = z.object({ orderId: z.uuid(), orderNumber: z.string() })

const sample = { orderId: '8a4c2f6e-0000-4000-8000-000000000000', orderNumber: 'GW-000123' }

const orderOf = ({ orderNumber }: { orderNumber: string }) => ({ order: orderNumber })

export const textPickupReady = defineText({
  name: 'text-pickup-ready',
  group: 'texts',
  title: 'Ready for pickup',
  when: 'Goes to customers who asked for texts when you email them that their order is ready for pickup.',
  schema: aboutOrder.extend({ code: z.string(), place: z.string() }),
  says: '{shop}: Order {order} is ready for pickup at {place}. Your code: {code}. {link}',
  sample: { ...sample, code: 'GWP-7K4M9XQ2', place: '114 Foundry Row, Austin, TX 78702' },
  values: ({ orderNumber, code, place }) => ({ order: orderNumber, code, place }),
})

export const textShipped = defineText({
  name: 'text-order-shipped',
  group: 'texts',
  title: 'Order shipped',
  when: 'Goes to customers who asked for texts when you email them that their order, or part of it, has shipped.',
  schema: aboutOrder,
  says: '{shop}: Order {order} is on its way to you. Track it: {link}',
  sample,
  values: orderOf,
})

export const textOutForDelivery = defineText({
  name: 'text-out-for-delivery',
  group: 'texts',
  title: 'Out for delivery',
  when: 'Goes to customers who asked for texts when the carrier has the parcel out for delivery.',
  schema: aboutOrder,
  says: '{shop}: Your parcel from order {order} is coming today. {link}',
  sample,
  values: orderOf,
})

export const textDelivered = defineText({
  name: 'text-shipment-delivered',
  group: 'texts',
  title: 'Delivered',
  when: 'Goes to customers who asked for texts when the carrier says the parcel was delivered.',
  schema: aboutOrder,
  says: '{shop}: Your parcel from order {order} was delivered. Something wrong? Tell us: {link}',
  sample,
  values: orderOf,
})

export const textProof = defineText({
  name: 'text-proof',
  group: 'texts',
  title: 'Proof waiting for approval',
  when: 'Goes to customers who asked for texts when a changed design is waiting for their approval.',
  schema: aboutOrder.extend({ itemName: z.string() }),
  says: '{shop}: Your changed design for order {order} is waiting for your approval. Review it: {link}',
  sample: { ...sample, itemName: 'Gang Sheet 22 × 60 in' },
  values: ({ orderNumber, itemName }) => ({ order: orderNumber, item: itemName }),
})

export const orderTexts = [
  textPickupReady,
  textShipped,
  textOutForDelivery,
  textDelivered,
  textProof,
] as const
