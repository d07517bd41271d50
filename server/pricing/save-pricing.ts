import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { type PricingDraft, pricingInputSchema } from '#domain/pricing-input.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { databaseErrorCode } from '#server/kernel/database.ts'
import type { PricingNeeds } from './index.ts'
import { type PricingView, toView } from './list-pricing.ts'
import { requireStaff } from './policy.ts'
import { productPricing } from './tables.ts'

export type SavePricingOutcome =
  | { ok: true; pricing: PricingView }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'not_found' }
  /** Somebody else changed it since it was seen, and it stands as given. */
  | { ok: false; reason: 'conflict'; pricing: PricingView }

export async function insertPricing(
  { database, clock }: PricingNeeds,
  actor: Actor,
  draft: PricingDraft,
): Promise<SavePricingOutcome> {
  requireStaff(actor)
  const reading = pricingInputSchema.safeParse(draft)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  const now = clock.now()
  return orTaken(() =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(productPricing)
        .values({ ...reading.data, createdAt: now, updatedAt: now })
        .returning()
      if (!row) throw new Error('The pricing was not written')
      const after = toView(row)
      await audit(transaction, actor, { action: 'pricing.insert', subject: `pricing:${row.id}`, after })
      return { ok: true as const, pricing: after }
    }),
  )
}

/** `seenVersion` is the one that the form was filled in from. */
export async function updatePricing(
  { database, clock }: PricingNeeds,
  actor: Actor,
  id: string,
  draft: PricingDraft,
  seenVersion: number,
): Promise<SavePricingOutcome> {
  requireStaff(actor)
  if (!z.uuid().safeParse(id).success) return { ok: false, reason: 'not_found' }
  const reading = pricingInputSchema.safeParse(draft)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  return orTaken(() =>
    database.transaction(async (transaction) => {
      const [before] = await transaction
        .select()
        .from(productPricing)
        .where(eq(productPricing.id, id))
        .for('update')
      if (!before) return { ok: false as const, reason: 'not_found' as const }
      const [row] = await transaction
        .update(productPricing)
        .set({ ...reading.data, updatedAt: clock.now(), version: sql`${productPricing.version} + 1` })
        .where(and(eq(productPricing.id, id), eq(productPricing.version, seenVersion)))
        .returning()
      if (!row) return { ok: false as const, reason: 'conflict' as const, pricing: toView(before) }
      const after = toView(row)
      await audit(transaction, actor, {
        action: 'pricing.update',
        subject: `pricing:${id}`,
        before: toView(before),
        after,
      })
      return { ok: true as const, pricing: after }
    }),
  )
}

/** PostgreSQL manual, appendix A. */
const uniqueViolation = '23505'

async function orTaken(save: () => Promise<SavePricingOutcome>): Promise<SavePricingOutcome> {
  try {
    return await save()
  } catch (error) {
    if (databaseErrorCode(error) !== uniqueViolation) throw error
    const fieldErrors = { sizeCategory: 'This product has a price for this size category already' }
    return { ok: false, reason: 'invalid', fieldErrors }
  }
}
