import { z } from 'zod'
import { defaultBreaks, everySize, pricedProducts } from './product-pricing.ts'

const money = z
  .int('Enter an amount such as 12.50')
  .min(0, 'Enter 0 or more')
  .max(10_000_00, 'This is too high')

/**
 * A pricing tier as entered by staff (docs/spec-map.md B3: Product pricing). Money in cents; `quantityBreaks` maps a
 * minimum quantity to a price.
 */
export const pricingInputSchema = z.object({
  productType: z.enum(pricedProducts, 'Choose a product'),
  sizeCategory: z.string().trim().min(1, 'Name the size category').max(40).default(everySize),
  basePriceCents: money,
  setupFeeCents: money.default(0),
  quantityBreaks: z
    .record(z.string().regex(/^[1-9]\d{0,5}$/, 'Price breaks must be at whole numbers'), money)
    .default({})
    .refine((breaks) => Object.keys(breaks).length <= 20, 'Use at most 20 breaks'),
  isActive: z.boolean().default(true),
})

export type PricingInput = z.output<typeof pricingInputSchema>
export type PricingDraft = z.input<typeof pricingInputSchema>

/** A tier without breaks of its own charges its base price at 1, 10, 25 and 50 pieces. */
export const withBreaks = <Input extends PricingInput>(input: Input): Input => ({
  ...input,
  quantityBreaks:
    Object.keys(input.quantityBreaks).length > 0
      ? input.quantityBreaks
      : Object.fromEntries(defaultBreaks.map((from) => [String(from), input.basePriceCents])),
})
