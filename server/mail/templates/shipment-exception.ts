import { defineMail } from '../template.ts'
import { isJoined, parcelMail, sampleJoined, sampleShipment } from './shipment-facts.ts'

export const shipmentException = defineMail({
  name: 'shipment-exception',
  ...parcelMail,
  words: {
    'shipment-exception': {
      subject: 'Order {order} is held up',
      preview: 'We’re keeping an eye on it.',
      heading: 'Your parcel is held up',
      before:
        '{name}, the carrier reports a delay: {delay}. We’re keeping an eye on it; reply to this email if you need it by a certain day.',
    },
    'shipment-exception-joined': {
      subject: 'Orders {order} are held up',
      preview: 'We’re keeping an eye on it.',
      heading: 'Your parcel is held up',
      before:
        '{name}, the carrier reports a delay for the parcel with prints from these orders: {delay}. We’re keeping an eye on it; reply to this email if you need it by a certain day.',
    },
  },
  about: {
    'shipment-exception': {
      group: 'shipping',
      title: 'Parcel held up',
      when: 'Goes to the customer when the carrier reports a delay.',
      sample: sampleShipment,
    },
    'shipment-exception-joined': {
      group: 'shipping',
      title: 'Parcel of several orders held up',
      when: 'Goes to the customer when the carrier reports a delay for a parcel with joined orders.',
      sample: sampleJoined,
    },
  },
  caseOf: (facts) => (isJoined(facts) ? 'shipment-exception-joined' : 'shipment-exception'),
  values: (facts) => ({ ...parcelMail.values(facts), delay: facts.details || 'no details' }),
})
