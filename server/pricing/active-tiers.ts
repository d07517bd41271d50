import { eq } from 'drizzle-orm'
import { cents } from '#domain/money/money.ts'
import type { PriceTier } from '#domain/money/product-pricing.ts'
import type { PricingDeps } from './deps.ts'
import { productPricing } from './tables.ts'

export async function activeTiers({ database }: Pick<PricingDeps, 'database'>): Promise<PriceTier[]> {
  const rows = await database.orm.select().from(productPricing).where(eq(productPricing.isActive, true))
  return rows.map((row) => ({
    id: row.id,
    product: row.productType,
    sizeCategory: row.sizeCategory,
    basePrice: cents(row.basePriceCents),
    setupFee: cents(row.setupFeeCents),
    // By number: JavaScript orders integer keys numerically.
    breaks: Object.entries(row.quantityBreaks).map(([from, price]) => ({
      from: Number(from),
      price: cents(price),
    })),
  }))
}
