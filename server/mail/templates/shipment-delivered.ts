import { defineMail } from '../template.ts'
import { parcelRows, sampleShipment, shipmentFactsSchema, trackButton } from './shipment-facts.ts'

export const shipmentDelivered = defineMail({
  name: 'shipment-delivered',
  schema: shipmentFactsSchema,
  words: {
    'shipment-delivered': {
      subject: 'Order {order} was delivered',
      preview: 'Your parcel has arrived.',
      heading: 'Your parcel has arrived',
      before:
        '{name}, the carrier says that your parcel was delivered. If it is not there, answer this mail and we find out.',
    },
  },
  about: {
    'shipment-delivered': {
      group: 'shipping',
      title: 'Parcel delivered',
      when: 'Goes to the customer when the carrier says that the parcel was delivered.',
      sample: sampleShipment,
    },
  },
  values: ({ orderNumber, customerName }) => ({ order: orderNumber, name: customerName }),
  facts: (facts) => [parcelRows(facts)],
  actions: (facts, shop) => [trackButton(facts, shop.origin)],
})
