import { defineTemplate } from '../template.ts'
import { parcelRows, sampleShipment, shipmentFactsSchema, trackButton } from './shipment-facts.ts'

export const outForDelivery = defineTemplate({
  name: 'out-for-delivery',
  schema: shipmentFactsSchema,
  sample: sampleShipment,
  write: (facts, shop) => ({
    subject: `Order ${facts.orderNumber} comes today`,
    preview: `It is out for delivery.`,
    blocks: [
      { kind: 'heading', text: 'Out for delivery' },
      {
        kind: 'paragraph',
        text: `${facts.customerName}, your parcel is on the van and should be with you today.`,
      },
      parcelRows(facts),
      trackButton(facts, shop.origin),
    ],
  }),
})
