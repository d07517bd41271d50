import { and, eq, ne, sql } from 'drizzle-orm'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { loadSettings, shopKey } from './load-settings.ts'
import { shippingRates, siteConfig } from './tables.ts'

type Change = {
  changes: Partial<ShopSettings>
  /** Null: overwrite whatever was saved in between. */
  seenVersion: number | null
  now: Date
}

/**
 * Writes part of the settings if no one has changed any of that part since `seenVersion`; returns whether it did.
 * Changes others made to the rest in the meantime are kept.
 */
export async function storeSettings(
  transaction: Transaction,
  actor: Actor | SystemActor,
  change: Change,
): Promise<boolean> {
  const { changes, seenVersion, now } = change
  const row = await lockRow(transaction)
  const { version, fieldVersions } = row ?? { version: 0, fieldVersions: {} }
  const seen = seenVersion ?? version
  const isNewer = (name: string): boolean => (fieldVersions[name] ?? 0) > seen
  // A version from the future was seen before a backup was restored.
  if (seen > version || Object.keys(changes).some(isNewer)) return false
  if (!row && !(await insertRow(transaction))) return storeSettings(transaction, actor, change)
  const { settings: before } = await loadSettings(transaction)
  const after = { ...before, ...changes }
  const audited = { before: pick(before, after), after: pick(after, before) }
  const changed = Object.keys(audited.after).map((name) => [name, version + 1])
  await transaction
    .update(siteConfig)
    .set({
      ...{ configValue: after, version: version + 1, updatedAt: now },
      fieldVersions: { ...fieldVersions, ...Object.fromEntries(changed) },
    })
    .where(eq(siteConfig.configKey, shopKey))
  if (before.shippingPrice !== after.shippingPrice || before.freeShippingFrom !== after.freeShippingFrom)
    await setOnlyDomesticRate(transaction, after, now)
  await audit(transaction, actor, { action: 'settings.change', subject: 'settings:shop', ...audited })
  return true
}

/** A shop that has changed nothing doesn't have a row yet. */
async function lockRow(transaction: Transaction) {
  const [row] = await transaction
    .select({ version: siteConfig.version, fieldVersions: siteConfig.fieldVersions })
    .from(siteConfig)
    .where(eq(siteConfig.configKey, shopKey))
    .for('update')
  return row
}

/** Returns false if someone else was faster. */
async function insertRow(transaction: Transaction): Promise<boolean> {
  const inserted = await transaction
    .insert(siteConfig)
    .values({ configKey: shopKey, configValue: {}, description: 'The shop as a whole', version: 0 })
    .onConflictDoNothing()
    .returning({ id: siteConfig.id })
  return inserted.length > 0
}

/** A single rate sets the price of shipping: the others in the region are deactivated. */
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

/** The settings of `from` that differ in `other`, for the audit entry. */
function pick(from: ShopSettings, other: ShopSettings): Record<string, unknown> {
  const rest: Record<string, unknown> = { ...other }
  return Object.fromEntries(
    Object.entries(from).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(rest[name])),
  )
}
