import { and, asc, eq, sql } from 'drizzle-orm'
import { cents } from '#domain/money/money.ts'
import { type ShopSettings, shopSettingsSchema } from '#domain/shop/shop-settings.ts'
import type { Executor } from '#server/kernel/database.ts'
import { shippingRates, siteConfig } from './tables.ts'

export const shopKey = 'shop'

export type VersionedSettings = { settings: ShopSettings; version: number }

/**
 * The settings as stored, with the version that a change must have seen (0 before the first). The price of shipping
 * comes from the cheapest active domestic rate.
 */
export async function loadSettings(executor: Executor): Promise<VersionedSettings> {
  // Either may be missing: a shop that has changed nothing has no row, and one that ships nowhere has no rate.
  const row = executor.select().from(siteConfig).where(eq(siteConfig.configKey, shopKey)).as('row')
  const rate = executor
    .select()
    .from(shippingRates)
    .where(and(eq(shippingRates.region, 'domestic'), eq(shippingRates.isActive, true)))
    .orderBy(asc(shippingRates.baseRateCents), asc(shippingRates.createdAt))
    .limit(1)
    .as('rate')
  const [found] = await executor
    .select({
      row: { value: row.configValue, version: row.version },
      rate: { base: rate.baseRateCents, freeFrom: rate.freeThresholdCents },
    })
    .from(sql`(select) as shop`)
    .leftJoin(row, sql`true`)
    .leftJoin(rate, sql`true`)
  const stored = shopSettingsSchema.parse(found?.row?.value ?? {})
  const version = found?.row?.version ?? 0
  if (!found?.rate) return { settings: stored, version }
  const { base, freeFrom } = found.rate
  const freeShippingFrom = freeFrom === null ? null : cents(freeFrom)
  return { settings: { ...stored, shippingPrice: cents(base), freeShippingFrom }, version }
}

export async function loadLook(
  executor: Executor,
): Promise<Pick<ShopSettings, 'look'> & { version: number }> {
  const { settings, version } = await loadSettings(executor)
  return { look: settings.look, version }
}
