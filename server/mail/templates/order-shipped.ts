import { defineMail } from '../template.ts'
import { parcelRows, sampleShipment, shipmentFactsSchema, trackButton } from './shipment-facts.ts'

export const orderShipped = defineMail({
  name: 'order-shipped',
  schema: shipmentFactsSchema,
  words: {
    'order-shipped': {
      subject: 'Order {order} is on its way',
      preview: 'Follow it from our door to yours.',
      heading: 'Your order is on its way',
      before: '{name}, your prints are packed and have left us. You can follow them here.',
    },
  },
  about: {
    'order-shipped': {
      group: 'shipping',
      title: 'Order shipped',
      when: 'Goes to the customer when you mail that their order has shipped.',
      sample: sampleShipment,
    },
  },
  values: ({ orderNumber, customerName }) => ({ order: orderNumber, name: customerName }),
  facts: (facts) => [parcelRows(facts)],
  actions: (facts, shop) => [trackButton(facts, shop.origin)],
})
