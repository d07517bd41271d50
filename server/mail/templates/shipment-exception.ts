import { defineTemplate } from '../template.ts'
import { parcelRows, sampleShipment, shipmentFactsSchema, trackButton } from './shipment-facts.ts'

export const shipmentException = defineTemplate({
  name: 'shipment-exception',
  schema: shipmentFactsSchema,
  sample: sampleShipment,
  write: (facts, shop) => ({
    subject: `Order ${facts.orderNumber} is held up`,
    preview: `We keep an eye on it.`,
    blocks: [
      { kind: 'heading', text: 'Your parcel is held up' },
      {
        kind: 'paragraph',
        text: `${facts.customerName}, the carrier tells of a delay: ${facts.details || 'no details'}. We keep an eye on it; answer this mail if you need it by a certain day.`,
      },
      parcelRows(facts),
      trackButton(facts, shop.origin),
    ],
  }),
})
