import { defineTemplate } from '../template.ts'
import { parcelRows, sampleShipment, shipmentFactsSchema, trackButton } from './shipment-facts.ts'

export const shipmentDelivered = defineTemplate({
  name: 'shipment-delivered',
  schema: shipmentFactsSchema,
  sample: sampleShipment,
  write: (facts, shop) => ({
    subject: `Order ${facts.orderNumber} was delivered`,
    preview: `Your parcel has arrived.`,
    blocks: [
      { kind: 'heading', text: 'Your parcel has arrived' },
      {
        kind: 'paragraph',
        text: `${facts.customerName}, the carrier says that your parcel was delivered. If it is not there, answer this mail and we find out.`,
      },
      parcelRows(facts),
      trackButton(facts, shop.origin),
    ],
  }),
})
