import { and, asc, eq } from 'drizzle-orm'
import { cents } from '#domain/money/money.ts'
import { type ShopSettings, shopSettingsSchema } from '#domain/shop/shop-settings.ts'
import type { Executor } from '#server/kernel/database.ts'
import { shippingRates, siteConfig } from './tables.ts'

export const shopKey = 'shop'

export type VersionedSettings = { settings: ShopSettings; version: number }

/**
 * The settings as stored, with the version that a change must have seen (0 before the first). What shipping costs
 * comes from the cheapest active domestic rate.
 */
export async function loadSettings(executor: Executor): Promise<VersionedSettings> {
  const [row] = await executor.select().from(siteConfig).where(eq(siteConfig.configKey, shopKey))
  const [rate] = await executor
    .select()
    .from(shippingRates)
    .where(and(eq(shippingRates.region, 'domestic'), eq(shippingRates.isActive, true)))
    .orderBy(asc(shippingRates.baseRateCents), asc(shippingRates.createdAt))
    .limit(1)
  const stored = shopSettingsSchema.parse(row?.configValue ?? {})
  if (!rate) return { settings: stored, version: row?.version ?? 0 }
  return {
    settings: {
      ...stored,
      shippingPrice: cents(rate.baseRateCents),
      freeShippingFrom: rate.freeThresholdCents === null ? null : cents(rate.freeThresholdCents),
    },
    version: row?.version ?? 0,
  }
}
