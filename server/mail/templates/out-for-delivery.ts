import { defineMail } from '../template.ts'
import { isJoined, parcelMail, sampleJoined, sampleShipment } from './shipment-facts.ts'

export const outForDelivery = defineMail({
  name: 'out-for-delivery',
  ...parcelMail,
  words: {
    'out-for-delivery': {
      subject: 'Order {order} is coming today',
      preview: 'It is out for delivery.',
      heading: 'Out for delivery',
      before: '{name}, your parcel is out for delivery and should be with you today.',
    },
    'out-for-delivery-joined': {
      subject: 'Orders {order} are coming today',
      preview: 'They are out for delivery in one parcel.',
      heading: 'Out for delivery',
      before:
        '{name}, the parcel with prints from these orders is out for delivery and should be with you today.',
    },
  },
  about: {
    'out-for-delivery': {
      group: 'shipping',
      title: 'Out for delivery',
      when: 'Goes to the customer when the carrier has the parcel out for delivery.',
      sample: sampleShipment,
    },
    'out-for-delivery-joined': {
      group: 'shipping',
      title: 'Several orders out for delivery',
      when: 'Goes to the customer when the carrier has a parcel with joined orders out for delivery.',
      sample: sampleJoined,
    },
  },
  caseOf: (facts) => (isJoined(facts) ? 'out-for-delivery-joined' : 'out-for-delivery'),
})
