import { z } from 'zod'
import { oneLine } from '#domain/one-line.ts'
import { maxJoined } from '#domain/shipping/joined-parcel.ts'
import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { maxParcels, packageDetailsSchema } from '#domain/shipping/parcel.ts'
import { contentLineSchema } from '#domain/shipping/parcel-contents.ts'

const kind = z.enum(['outbound', 'return']).default('outbound')
const packages = z.array(packageDetailsSchema).min(1, 'Add a parcel').max(maxParcels, 'At most 10 parcels')

export const getRatesSchema = z.object({ toAddress: labelAddressSchema, packages, kind })

/** Contents of one parcel; an empty list is reported under the order's lock, along with what is left. */
export const contentsSchema = z.array(contentLineSchema).max(200, 'At most 200 lines')

/**
 * How many copies were left to ship when the contents were chosen: if the number has changed, we ask again instead of
 * shipping.
 */
export const seenLeftSchema = z.int().min(0)

/** The other orders shown as sharing its parcel: if they have changed, we ask again instead of buying. */
export const togetherSchema = z.array(z.uuid().toLowerCase()).max(maxJoined)

/** What to buy for an order. */
export const labelWishSchema = z.object({
  toAddress: labelAddressSchema,
  packages,
  kind,
  carrier: oneLine.max(120).default(''),
  serviceLevel: oneLine.max(120).default(''),
  /** The price staff saw, in cents: a different price is confirmed first, not paid. */
  seenAmountCents: z.int().min(0).optional(),
  /** Another parcel for an order that already has labels. */
  isAdditional: z.boolean().default(false),
  /** The contents of each package, in order; if omitted, everything that is left to ship. */
  contents: z.array(contentsSchema).max(maxParcels).optional(),
  seenLeft: seenLeftSchema.optional(),
  together: togetherSchema.optional(),
})

export const createLabelsSchema = labelWishSchema.extend({ orderId: z.uuid().toLowerCase() })

export const typedText = (max: number) => oneLine.max(max)

export type GetRatesInput = z.input<typeof getRatesSchema>
export type CreateLabelsInput = z.input<typeof createLabelsSchema>
