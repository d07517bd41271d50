import { defineMail } from '../template.ts'
import { parcelMail, samplePart, sampleShipment } from './shipment-facts.ts'

export const orderShipped = defineMail({
  name: 'order-shipped',
  ...parcelMail,
  words: {
    'order-shipped': {
      subject: 'Order {order} is on its way',
      preview: 'Follow it from our door to yours.',
      heading: 'Your order is on its way',
      before: '{name}, your prints are packed and have left us. You can follow them here.',
    },
    'order-shipped-part': {
      subject: 'Part of order {order} is on its way',
      preview: 'The rest follows in another parcel.',
      heading: 'Part of your order is on its way',
      before:
        '{name}, some of your prints are packed and have left us. The rest follows in another parcel. You can follow them here.',
    },
    'order-shipped-rest': {
      subject: 'The rest of order {order} is on its way',
      preview: 'Follow it from our door to yours.',
      heading: 'The rest of your order is on its way',
      before: '{name}, the rest of your prints is packed and has left us. You can follow it here.',
    },
  },
  about: {
    'order-shipped': {
      group: 'shipping',
      title: 'Order shipped',
      when: 'Goes to the customer when you mail that their order has shipped.',
      sample: sampleShipment,
    },
    'order-shipped-part': {
      group: 'shipping',
      title: 'Part of an order shipped',
      when: 'Goes to the customer when an order leaves in several parcels, for each but the last.',
      sample: samplePart,
    },
    'order-shipped-rest': {
      group: 'shipping',
      title: 'Rest of an order shipped',
      when: 'Goes to the customer when the last of several parcels leaves.',
      sample: { ...sampleShipment, isRest: true },
    },
  },
  caseOf: ({ isPart, isRest }) =>
    isPart ? 'order-shipped-part' : isRest ? 'order-shipped-rest' : 'order-shipped',
})
