import { and, eq, ne, sql } from 'drizzle-orm'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { shopKey } from './load-settings.ts'
import { shippingRates, siteConfig } from './tables.ts'

type Change = { before: ShopSettings; after: ShopSettings; seenVersion: number; now: Date }

/** Writes all settings if nobody has changed them since `seenVersion`; tells whether it did. */
export async function storeSettings(
  transaction: Transaction,
  actor: Actor | SystemActor,
  { before, after, seenVersion, now }: Change,
): Promise<boolean> {
  const row = { configKey: shopKey, configValue: after, description: 'The shop as a whole', updatedAt: now }
  const written =
    seenVersion === 0
      ? await transaction
          .insert(siteConfig)
          .values(row)
          .onConflictDoNothing()
          .returning({ id: siteConfig.id })
      : await transaction
          .update(siteConfig)
          .set({ ...row, version: sql`${siteConfig.version} + 1` })
          .where(and(eq(siteConfig.configKey, shopKey), eq(siteConfig.version, seenVersion)))
          .returning({ id: siteConfig.id })
  if (written.length === 0) return false
  if (before.shippingPrice !== after.shippingPrice || before.freeShippingFrom !== after.freeShippingFrom)
    await setOnlyDomesticRate(transaction, after, now)
  await audit(transaction, actor, {
    action: 'settings.change',
    subject: 'settings:shop',
    before: pick(before, after),
    after: pick(after, before),
  })
  return true
}

/** What shipping costs is one rate's: the others of the region step back. */
async function setOnlyDomesticRate(
  transaction: Transaction,
  settings: ShopSettings,
  now: Date,
): Promise<void> {
  const prices = { baseRateCents: settings.shippingPrice, freeThresholdCents: settings.freeShippingFrom }
  const isActiveHere = and(eq(shippingRates.region, 'domestic'), eq(shippingRates.isActive, true))
  const [kept] = await transaction
    .select({ id: shippingRates.id })
    .from(shippingRates)
    .where(isActiveHere)
    .orderBy(shippingRates.baseRateCents, shippingRates.createdAt)
    .limit(1)
  if (!kept) return
  await transaction
    .update(shippingRates)
    .set({ ...prices, updatedAt: now, version: sql`${shippingRates.version} + 1` })
    .where(eq(shippingRates.id, kept.id))
  await transaction
    .update(shippingRates)
    .set({ isActive: false, updatedAt: now, version: sql`${shippingRates.version} + 1` })
    .where(and(isActiveHere, ne(shippingRates.id, kept.id)))
}

/** The settings of `from` that differ in `other`: what an audit entry needs to say. */
function pick(from: ShopSettings, other: ShopSettings): Record<string, unknown> {
  const rest: Record<string, unknown> = { ...other }
  return Object.fromEntries(
    Object.entries(from).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(rest[name])),
  )
}
