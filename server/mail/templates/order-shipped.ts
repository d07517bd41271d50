import { defineMail } from '../template.ts'
import { isJoined, parcelMail, sampleJoined, samplePart, sampleShipment } from './shipment-facts.ts'

export const orderShipped = defineMail({
  name: 'order-shipped',
  ...parcelMail,
  words: {
    'order-shipped': {
      subject: 'Order {order} is on its way',
      preview: 'Track it from our door to yours.',
      heading: 'Your order is on its way',
      before: '{name}, your prints are packed and have shipped. You can track them here.',
    },
    'order-shipped-part': {
      subject: 'Part of order {order} is on its way',
      preview: 'The rest will follow in another parcel.',
      heading: 'Part of your order is on its way',
      before:
        '{name}, some of your prints are packed and have shipped. The rest will follow in another parcel. You can track them here.',
    },
    'order-shipped-rest': {
      subject: 'The rest of order {order} is on its way',
      preview: 'Track it from our door to yours.',
      heading: 'The rest of your order is on its way',
      before: '{name}, the rest of your prints are packed and have shipped. You can track them here.',
    },
    'order-shipped-joined': {
      subject: 'Orders {order} are on their way in one parcel',
      preview: 'Track it from our door to yours.',
      heading: 'Your orders are on their way together',
      before:
        '{name}, prints from several of your orders are packed in one parcel and have shipped. You can track it here.',
    },
  },
  about: {
    'order-shipped': {
      group: 'shipping',
      title: 'Order shipped',
      when: 'Goes to the customer when you email them that their order has shipped.',
      sample: sampleShipment,
    },
    'order-shipped-part': {
      group: 'shipping',
      title: 'Part of an order shipped',
      when: 'Goes to the customer when an order leaves in several parcels, for each one but the last.',
      sample: samplePart,
    },
    'order-shipped-rest': {
      group: 'shipping',
      title: 'Rest of an order shipped',
      when: 'Goes to the customer when the last of several parcels leaves.',
      sample: { ...sampleShipment, isRest: true },
    },
    'order-shipped-joined': {
      group: 'shipping',
      title: 'Several orders shipped together',
      when: 'Goes to the customer when orders that you joined leave in one parcel: one email for all of them.',
      sample: sampleJoined,
    },
  },
  caseOf(facts) {
    if (isJoined(facts)) return 'order-shipped-joined'
    return facts.isPart ? 'order-shipped-part' : facts.isRest ? 'order-shipped-rest' : 'order-shipped'
  },
})
