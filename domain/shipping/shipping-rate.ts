import { z } from 'zod'
import { oneLine } from '../one-line.ts'

export const shippingRegions = ['domestic', 'international'] as const
export type ShippingRegion = (typeof shippingRegions)[number]

const money = z
  .int('Give an amount such as 8.99')
  .min(0, 'Give 0 or more')
  .max(999_999_99, 'This is too much')

/** What shipping costs in a region (docs/spec-map.md B3: Shipping rate config), in cents. */
export const shippingRateSchema = z.object({
  name: oneLine.min(1, 'Give the rate a name').max(80, 'At most 80 characters'),
  region: z.enum(shippingRegions, 'Choose a region'),
  description: z.string().trim().max(200, 'At most 200 characters').default(''),
  baseRateCents: money,
  /** Orders from here on ship free; null: none does. */
  freeFromCents: money.nullable().default(null),
  isActive: z.boolean().default(true),
})

export type ShippingRateInput = z.output<typeof shippingRateSchema>
