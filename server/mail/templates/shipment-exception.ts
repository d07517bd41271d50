import { defineMail } from '../template.ts'
import { isJoined, parcelMail, sampleJoined, sampleShipment } from './shipment-facts.ts'

export const shipmentException = defineMail({
  name: 'shipment-exception',
  ...parcelMail,
  words: {
    'shipment-exception': {
      subject: 'Order {order} is held up',
      preview: 'We keep an eye on it.',
      heading: 'Your parcel is held up',
      before:
        '{name}, the carrier tells of a delay: {delay}. We keep an eye on it; answer this mail if you need it by a certain day.',
    },
    'shipment-exception-joined': {
      subject: 'Orders {order} are held up',
      preview: 'We keep an eye on it.',
      heading: 'Your parcel is held up',
      before:
        '{name}, the carrier tells of a delay of the parcel with prints of these orders: {delay}. We keep an eye on it; answer this mail if you need it by a certain day.',
    },
  },
  about: {
    'shipment-exception': {
      group: 'shipping',
      title: 'Parcel held up',
      when: 'Goes to the customer when the carrier tells of a delay.',
      sample: sampleShipment,
    },
    'shipment-exception-joined': {
      group: 'shipping',
      title: 'Parcel of several orders held up',
      when: 'Goes to the customer when the carrier tells of a delay of a parcel in which you joined orders.',
      sample: sampleJoined,
    },
  },
  caseOf: (facts) => (isJoined(facts) ? 'shipment-exception-joined' : 'shipment-exception'),
  values: (facts) => ({ ...parcelMail.values(facts), delay: facts.details || 'no details' }),
})
