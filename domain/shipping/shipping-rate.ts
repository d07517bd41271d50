import { z } from 'zod'
import { oneLine } from '../one-line.ts'

export const shippingRegions = ['domestic', 'international'] as const
export type ShippingRegion = (typeof shippingRegions)[number]

const money = z
  .int('Enter an amount such as 8.99')
  .min(0, 'Enter 0 or more')
  .max(999_999_99, 'This is too high')

/** The price of shipping in a region (docs/spec-map.md B3: Shipping rate config), in cents. */
export const shippingRateSchema = z.object({
  name: oneLine.min(1, 'Give the rate a name').max(80, 'At most 80 characters'),
  region: z.enum(shippingRegions, 'Choose a region'),
  description: z.string().trim().max(200, 'At most 200 characters').default(''),
  baseRateCents: money,
  /** Orders from this amount on ship free; null: none do. */
  freeFromCents: money.nullable().default(null),
  isActive: z.boolean().default(true),
})

export type ShippingRateInput = z.output<typeof shippingRateSchema>
