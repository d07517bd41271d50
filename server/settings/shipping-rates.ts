import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { type Cents, cents } from '#domain/money.ts'
import { seedPriceRules } from '#domain/quote.ts'
import { type ShippingRegion, shippingRateSchema } from '#domain/settings-form.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Database, Executor, Transaction } from '#server/kernel/database.ts'
import type { SettingsNeeds } from './index.ts'
import { shippingRates } from './tables.ts'

export type ShippingRateConfig = {
  id: string
  name: string
  region: ShippingRegion
  description: string
  baseRate: Cents
  freeShippingThreshold: Cents | null
  isActive: boolean
  version: number
}

export type SaveRateOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  /** Somebody else saved this rate in between, and it stands as given. */
  | { ok: false; reason: 'conflict'; rate: ShippingRateConfig }

/** All rates, domestic ones first. */
export async function listRates(database: Database): Promise<ShippingRateConfig[]> {
  const rows = await database.orm
    .select()
    .from(shippingRates)
    .orderBy(asc(shippingRates.region), asc(shippingRates.baseRateCents), asc(shippingRates.createdAt))
  return rows.map(present)
}

type Announce = (transaction: Transaction) => Promise<void>
type Target = { id: string; seenVersion: number } | null

/** Adds a rate, or changes one that nobody has changed since it was seen. Staff only. */
export async function saveRate(
  { database, clock }: Pick<SettingsNeeds, 'database' | 'clock'>,
  announce: Announce,
  actor: Actor,
  input: unknown,
  target: Target,
): Promise<SaveRateOutcome> {
  const reading = shippingRateSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const { baseRate, freeShippingThreshold, ...rest } = reading.data
  const values = {
    ...rest,
    baseRateCents: baseRate,
    freeThresholdCents: freeShippingThreshold,
    updatedAt: clock.now(),
  }
  return database.transaction(async (transaction) => {
    const keepsOne = values.region === 'domestic' && values.isActive
    if (!keepsOne && !(await hasOtherDomestic(transaction, target?.id ?? null)))
      return { ok: false, reason: 'invalid', fieldErrors: { isActive: lastRateMessage } }
    const before = target && (await find(transaction, target.id))
    if (target && !before) return { ok: false, reason: 'not_found' }
    const [saved] = target
      ? await transaction
          .update(shippingRates)
          .set({ ...values, version: sql`${shippingRates.version} + 1` })
          .where(and(eq(shippingRates.id, target.id), eq(shippingRates.version, target.seenVersion)))
          .returning()
      : await transaction
          .insert(shippingRates)
          .values({ ...values, createdAt: clock.now() })
          .returning()
    if (!saved) {
      const rate = target && (await find(transaction, target.id))
      return rate ? { ok: false, reason: 'conflict', rate } : { ok: false, reason: 'not_found' }
    }
    await audit(transaction, actor, {
      action: target ? 'shipping-rate.change' : 'shipping-rate.create',
      subject: `shipping-rate:${saved.id}`,
      before: before ?? undefined,
      after: present(saved),
    })
    await announce(transaction)
    return { ok: true, id: saved.id }
  })
}

const lastRateMessage = 'Keep one domestic rate active: without it nobody could order anything to be shipped.'

/** Locks the table's active domestic rows, so that two people cannot each take away the other's last rate. */
async function hasOtherDomestic(transaction: Transaction, id: string | null): Promise<boolean> {
  const others = await transaction
    .select({ id: shippingRates.id })
    .from(shippingRates)
    .where(
      and(
        eq(shippingRates.region, 'domestic'),
        eq(shippingRates.isActive, true),
        id === null ? undefined : ne(shippingRates.id, id),
      ),
    )
    .for('update')
  return others.length > 0
}

async function find(executor: Executor, id: string): Promise<ShippingRateConfig | null> {
  const [row] = await executor.select().from(shippingRates).where(eq(shippingRates.id, id))
  return row ? present(row) : null
}

/** Puts the specification's price into an empty table, once (storefront section 9). */
export async function seedRates(database: Database): Promise<void> {
  if ((await database.orm.$count(shippingRates)) > 0) return
  await database.orm.insert(shippingRates).values({
    name: 'Standard shipping',
    region: 'domestic',
    description: 'Within the United States',
    baseRateCents: seedPriceRules.shippingPrice,
    freeThresholdCents: seedPriceRules.freeShippingFrom,
  })
}

const present = (row: typeof shippingRates.$inferSelect): ShippingRateConfig => ({
  id: row.id,
  name: row.name,
  region: row.region,
  description: row.description,
  baseRate: cents(row.baseRateCents),
  freeShippingThreshold: row.freeThresholdCents === null ? null : cents(row.freeThresholdCents),
  isActive: row.isActive,
  version: row.version,
})
