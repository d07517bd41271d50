import { z } from 'zod'
import { oneLine } from '#domain/one-line.ts'
import { maxJoined } from '#domain/shipping/joined-parcel.ts'
import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { maxParcels, packageDetailsSchema } from '#domain/shipping/parcel.ts'
import { contentLineSchema } from '#domain/shipping/parcel-contents.ts'

const kind = z.enum(['outbound', 'return']).default('outbound')
const packages = z.array(packageDetailsSchema).min(1, 'Add a parcel').max(maxParcels, 'At most 10 parcels')

export const getRatesSchema = z.object({ toAddress: labelAddressSchema, packages, kind })

/** Of a parcel; none is told under the order's lock, with what is left. */
export const contentsSchema = z.array(contentLineSchema).max(200, 'At most 200 lines')

/** How many copies were left to ship when contents were chosen: from another number it is asked again, not shipped. */
export const seenLeftSchema = z.int().min(0)

/** The other orders that were seen to share its parcel: where they are others by now it is asked again, not bought. */
export const togetherSchema = z.array(z.uuid().toLowerCase()).max(maxJoined)

/** What is to be bought for an order. */
export const labelWishSchema = z.object({
  toAddress: labelAddressSchema,
  packages,
  kind,
  carrier: oneLine.max(120).default(''),
  serviceLevel: oneLine.max(120).default(''),
  /** What staff saw, in cents: a different price is asked about, not paid. */
  seenAmountCents: z.int().min(0).optional(),
  /** Another parcel for an order that has labels already. */
  isAdditional: z.boolean().default(false),
  /** What goes into each of the packages, in their order; left out, everything that is left to ship. */
  contents: z.array(contentsSchema).max(maxParcels).optional(),
  seenLeft: seenLeftSchema.optional(),
  together: togetherSchema.optional(),
})

export const createLabelsSchema = labelWishSchema.extend({ orderId: z.uuid().toLowerCase() })

export const typedText = (max: number) => oneLine.max(max)

export type GetRatesInput = z.input<typeof getRatesSchema>
export type CreateLabelsInput = z.input<typeof createLabelsSchema>
