import { defineMail } from '../template.ts'
import { isJoined, parcelMail, sampleJoined, samplePart, sampleShipment } from './shipment-facts.ts'

export const shipmentDelivered = defineMail({
  name: 'shipment-delivered',
  ...parcelMail,
  words: {
    'shipment-delivered': {
      subject: 'Order {order} was delivered',
      preview: 'Your parcel has arrived.',
      heading: 'Your parcel has arrived',
      before:
        '{name}, the carrier says that your parcel was delivered. If it is not there, answer this mail and we find out.',
    },
    'shipment-delivered-part': {
      subject: 'A parcel of order {order} was delivered',
      preview: 'Another one is still to come.',
      heading: 'One of your parcels has arrived',
      before:
        '{name}, the carrier says that one parcel of your order was delivered; another one is still to come. If this one is not there, answer this mail and we find out.',
    },
    'shipment-delivered-joined': {
      subject: 'The parcel with orders {order} was delivered',
      preview: 'Your parcel has arrived.',
      heading: 'Your parcel has arrived',
      before:
        '{name}, the carrier says that the parcel with prints of these orders was delivered. If it is not there, answer this mail and we find out.',
    },
  },
  about: {
    'shipment-delivered': {
      group: 'shipping',
      title: 'Parcel delivered',
      when: 'Goes to the customer when the carrier says that the parcel was delivered.',
      sample: sampleShipment,
    },
    'shipment-delivered-part': {
      group: 'shipping',
      title: 'One of several parcels delivered',
      when: 'Goes to the customer when a parcel was delivered and another one of the order was not.',
      sample: samplePart,
    },
    'shipment-delivered-joined': {
      group: 'shipping',
      title: 'Parcel of several orders delivered',
      when: 'Goes to the customer when the carrier says that a parcel was delivered in which you joined orders.',
      sample: sampleJoined,
    },
  },
  caseOf(facts) {
    if (isJoined(facts)) return 'shipment-delivered-joined'
    return facts.isPart ? 'shipment-delivered-part' : 'shipment-delivered'
  },
})
