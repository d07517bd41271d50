import { z } from 'zod'
import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { packageDetailsSchema } from '#domain/shipping/parcel.ts'
import { trackedShape } from './tracked-shape.ts'

export const orderGone = 'There is no such order.'
export const orderId = z.uuid(orderGone)
export const shipmentId = z.uuid('There is no such shipment.')

/** For examples in the reference: an order or a shipment. */
export const anyId = '8a4c2f6e-0000-4000-8000-000000000000'

/** What staff see. Money in cents. */
export const shipmentShape = trackedShape.extend({
  orderId: z.uuid(),
  /** All orders in the parcel, the shipment's own first. */
  orderIds: z.array(z.uuid()),
  parcel: z.object({
    id: z.uuid(),
    position: z.int(),
    details: packageDetailsSchema,
    packedAt: z.string().nullable(),
    packedBy: z.string().nullable(),
  }),
  kind: z.enum(['outbound', 'return']),
  provider: z.string(),
  /** `buying`: the carrier’s response was lost, and is being looked up. */
  purchase: z.enum(['buying', 'bought', 'absent', 'refused', 'voiding', 'voided', 'entered']),
  problem: z.string().nullable(),
  shippingCostCents: z.int(),
  /** A path on the shop's site, with the same access rules; null until the provider has drawn it. */
  labelUrl: z.string().nullable(),
  toAddress: labelAddressSchema,
  createdBy: z.string(),
  voidedAt: z.string().nullable(),
})
