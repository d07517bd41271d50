import { defineMail } from '../template.ts'
import { isJoined, parcelMail, sampleJoined, sampleShipment } from './shipment-facts.ts'

export const outForDelivery = defineMail({
  name: 'out-for-delivery',
  ...parcelMail,
  words: {
    'out-for-delivery': {
      subject: 'Order {order} comes today',
      preview: 'It is out for delivery.',
      heading: 'Out for delivery',
      before: '{name}, your parcel is on the van and should be with you today.',
    },
    'out-for-delivery-joined': {
      subject: 'Orders {order} come today',
      preview: 'They are out for delivery in one parcel.',
      heading: 'Out for delivery',
      before: '{name}, the parcel with prints of these orders is on the van and should be with you today.',
    },
  },
  about: {
    'out-for-delivery': {
      group: 'shipping',
      title: 'Out for delivery',
      when: 'Goes to the customer when the carrier has the parcel on the van.',
      sample: sampleShipment,
    },
    'out-for-delivery-joined': {
      group: 'shipping',
      title: 'Several orders out for delivery',
      when: 'Goes to the customer when the carrier has a parcel on the van in which you joined orders.',
      sample: sampleJoined,
    },
  },
  caseOf: (facts) => (isJoined(facts) ? 'out-for-delivery-joined' : 'out-for-delivery'),
})
