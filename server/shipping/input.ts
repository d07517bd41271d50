import { z } from 'zod'
import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { maxParcels, packageDetailsSchema } from '#domain/shipping/parcel.ts'
import { shipmentStatusSchema } from '#domain/shipping/shipment-status.ts'

const kind = z.enum(['outbound', 'return']).default('outbound')
const packages = z.array(packageDetailsSchema).min(1, 'Add a parcel').max(maxParcels, 'At most 10 parcels')

export const getRatesSchema = z.object({ toAddress: labelAddressSchema, packages, kind })

export const createLabelsSchema = z.object({
  orderId: z.uuid(),
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

const text = (max: number) =>
  z
    .string()
    .transform((given) => given.replaceAll('\0', '').trim())
    .pipe(z.string().max(max))

/** A number that a carrier gave staff at its counter. */
export const enterTrackingSchema = z.object({
  orderId: z.uuid(),
  trackingNumber: text(60).pipe(z.string().min(4, 'Please enter a tracking number')),
  carrier: text(60).pipe(z.string().min(1, 'Enter the carrier')),
  trackingUrl: text(500)
    .default('')
    .refine((url) => url === '' || /^https:\/\//.test(url), 'Give an address that begins with https://'),
})

export const enterEventSchema = z.object({
  status: shipmentStatusSchema,
  details: text(200).default(''),
  city: text(80).default(''),
  state: text(20).default(''),
})

export type GetRatesInput = z.input<typeof getRatesSchema>
export type CreateLabelsInput = z.input<typeof createLabelsSchema>
export type EnterTrackingInput = z.input<typeof enterTrackingSchema>
export type EnterEventInput = z.input<typeof enterEventSchema>
