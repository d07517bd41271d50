import { defineTemplate } from '../template.ts'
import { parcelRows, sampleShipment, shipmentFactsSchema, trackButton } from './shipment-facts.ts'

export const orderShipped = defineTemplate({
  name: 'order-shipped',
  schema: shipmentFactsSchema,
  sample: sampleShipment,
  write: (facts, shop) => ({
    subject: `Order ${facts.orderNumber} is on its way`,
    preview: `Follow it from our door to yours.`,
    blocks: [
      { kind: 'heading', text: 'Your order is on its way' },
      {
        kind: 'paragraph',
        text: `${facts.customerName}, your prints are packed and have left us. You can follow them here.`,
      },
      parcelRows(facts),
      trackButton(facts, shop.origin),
    ],
  }),
})
