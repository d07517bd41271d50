import { z } from 'zod'
import { pricedProducts } from '#domain/money/product-pricing.ts'
import type { productPricing } from './tables.ts'

/** A quantity tier as shown to staff; money in cents. */
export const tierShape = z.object({
  id: z.uuid(),
  productType: z.enum(pricedProducts),
  sizeCategory: z.string(),
  basePriceCents: z.int(),
  setupFeeCents: z.int(),
  quantityBreaks: z.record(z.string(), z.int()),
  isActive: z.boolean(),
  /** Must be sent with a change. */
  version: z.int(),
})

export type PricingView = z.output<typeof tierShape>

export const toView = (row: typeof productPricing.$inferSelect): PricingView => ({
  id: row.id,
  productType: row.productType,
  sizeCategory: row.sizeCategory,
  basePriceCents: row.basePriceCents,
  setupFeeCents: row.setupFeeCents,
  quantityBreaks: row.quantityBreaks,
  isActive: row.isActive,
  version: row.version,
})
