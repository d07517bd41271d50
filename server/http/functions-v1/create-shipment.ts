import { z } from 'zod'
import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { packageDetailsSchema } from '#domain/shipping/parcel.ts'
import { defineFunction, refused } from './operation.ts'
import { presentShipment } from './present-shipment.ts'

/** docs/spec-map.md B7. */
export const createShipment = defineFunction({
  name: 'create-shipment',
  may: 'shipping.write',
  body: z.object({
    orderId: z.uuid(),
    toAddress: labelAddressSchema,
    packageDetails: packageDetailsSchema.prefault({}),
    serviceLevel: z.string().max(120),
    carrier: z.string().max(120).default(''),
  }),
  async run({ shipping }, { actor }, { packageDetails, ...given }) {
    const outcome = await shipping.createLabels(actor, { ...given, packages: [packageDetails] })
    if (!outcome.ok) return refused(outcome.message, outcome.reason === 'not_found' ? 404 : 200)
    const [shipment] = outcome.shipments
    return {
      status: outcome.isDoubtful ? 202 : 200,
      body: { success: true, shipment: shipment ? presentShipment(shipment) : null },
    }
  },
})
