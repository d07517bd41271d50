import { z } from 'zod'
import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { maxParcels, packageDetailsSchema } from '#domain/shipping/parcel.ts'

const kind = z.enum(['outbound', 'return']).default('outbound')
const packages = z.array(packageDetailsSchema).min(1, 'Add a parcel').max(maxParcels, 'At most 10 parcels')

export const getRatesSchema = z.object({ toAddress: labelAddressSchema, packages, kind })

/** What is to be bought for an order. */
export const labelWishSchema = z.object({
  toAddress: labelAddressSchema,
  packages,
  kind,
  carrier: z.string().trim().max(120).default(''),
  serviceLevel: z.string().trim().max(120).default(''),
  /** What staff saw, in cents: a different price is asked about, not paid. */
  seenAmountCents: z.int().min(0).optional(),
  /** Another parcel for an order that has labels already. */
  isAdditional: z.boolean().default(false),
})

export const createLabelsSchema = labelWishSchema.extend({ orderId: z.uuid() })

export const typedText = (max: number) =>
  z
    .string()
    .transform((given) => given.replaceAll('\0', '').trim())
    .pipe(z.string().max(max))

export type GetRatesInput = z.input<typeof getRatesSchema>
export type CreateLabelsInput = z.input<typeof createLabelsSchema>
