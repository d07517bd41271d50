import { asc, eq } from 'drizzle-orm'
import { cents } from '#domain/money.ts'
import type { PricedProduct, PriceTier } from '#domain/product-pricing.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { PricingNeeds } from './index.ts'
import { requireStaff } from './policy.ts'
import { productPricing } from './tables.ts'

export type PricingRow = typeof productPricing.$inferSelect

export type PricingView = {
  id: string
  productType: PricedProduct
  sizeCategory: string
  basePriceCents: number
  setupFeeCents: number
  quantityBreaks: Record<string, number>
  isActive: boolean
  /** To be sent with a change. */
  version: number
}

export async function activeTiers({ database }: Pick<PricingNeeds, 'database'>): Promise<PriceTier[]> {
  const rows = await database.orm
    .select()
    .from(productPricing)
    .where(eq(productPricing.isActive, true))
    .orderBy(asc(productPricing.productType), asc(productPricing.sizeCategory))
  return rows.map((row) => ({
    id: row.id,
    product: row.productType,
    sizeCategory: row.sizeCategory,
    basePrice: cents(row.basePriceCents),
    setupFee: cents(row.setupFeeCents),
    breaks: Object.entries(row.quantityBreaks)
      .map(([from, price]) => ({ from: Number(from), price: cents(price) }))
      .sort((a, b) => a.from - b.from),
  }))
}

export async function listPricing(
  { database }: Pick<PricingNeeds, 'database'>,
  actor: Actor,
): Promise<PricingView[]> {
  requireStaff(actor)
  const rows = await database.orm
    .select()
    .from(productPricing)
    .orderBy(asc(productPricing.productType), asc(productPricing.sizeCategory))
  return rows.map(toView)
}

export const toView = (row: PricingRow): PricingView => ({
  id: row.id,
  productType: row.productType,
  sizeCategory: row.sizeCategory,
  basePriceCents: row.basePriceCents,
  setupFeeCents: row.setupFeeCents,
  quantityBreaks: row.quantityBreaks,
  isActive: row.isActive,
  version: row.version,
})
