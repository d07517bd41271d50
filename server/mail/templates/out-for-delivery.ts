import { defineMail } from '../template.ts'
import { parcelMail, sampleShipment } from './shipment-facts.ts'

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
  },
  about: {
    'out-for-delivery': {
      group: 'shipping',
      title: 'Out for delivery',
      when: 'Goes to the customer when the carrier has the parcel on the van.',
      sample: sampleShipment,
    },
  },
})
