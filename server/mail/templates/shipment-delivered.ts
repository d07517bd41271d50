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
        '{name}, the carrier says your parcel was delivered. If it isn’t there, reply to this email and we’ll find out why.',
    },
    'shipment-delivered-part': {
      subject: 'A parcel from order {order} was delivered',
      preview: 'There’s still another one to come.',
      heading: 'One of your parcels has arrived',
      before:
        '{name}, the carrier says one parcel from your order was delivered; another one is still to come. If this one isn’t there, reply to this email and we’ll find out why.',
    },
    'shipment-delivered-joined': {
      subject: 'The parcel with orders {order} was delivered',
      preview: 'Your parcel has arrived.',
      heading: 'Your parcel has arrived',
      before:
        '{name}, the carrier says the parcel with prints from these orders was delivered. If it isn’t there, reply to this email and we’ll find out why.',
    },
  },
  about: {
    'shipment-delivered': {
      group: 'shipping',
      title: 'Parcel delivered',
      when: 'Goes to the customer when the carrier says the parcel was delivered.',
      sample: sampleShipment,
    },
    'shipment-delivered-part': {
      group: 'shipping',
      title: 'One of several parcels delivered',
      when: 'Goes to the customer when one parcel of an order was delivered and another one was not.',
      sample: samplePart,
    },
    'shipment-delivered-joined': {
      group: 'shipping',
      title: 'Parcel of several orders delivered',
      when: 'Goes to the customer when the carrier says a parcel with joined orders was delivered.',
      sample: sampleJoined,
    },
  },
  caseOf(facts) {
    if (isJoined(facts)) return 'shipment-delivered-joined'
    return facts.isPart ? 'shipment-delivered-part' : 'shipment-delivered'
  },
})
