import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type DiscountDraft, type DiscountInput, discountInputSchema } from '#domain/discount-input.ts'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { databaseErrorCode } from '#server/kernel/database.ts'
import type { DiscountsNeeds } from './index.ts'
import { requireStaff } from './policy.ts'
import { type DiscountView, toView } from './present.ts'
import { discounts } from './tables.ts'

export type SaveDiscountOutcome =
  | { ok: true; discount: DiscountView }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }
  | { ok: false; reason: 'not_found' }
  /** Somebody else changed it since it was seen, and it stands as given. */
  | { ok: false; reason: 'conflict'; discount: DiscountView }

/** All of them, newest first. Staff only, as all of this. */
export async function listDiscounts(
  { database }: Pick<DiscountsNeeds, 'database'>,
  actor: Actor,
): Promise<DiscountView[]> {
  requireStaff(actor)
  const rows = await database.orm
    .select()
    .from(discounts)
    .orderBy(desc(discounts.createdAt), asc(discounts.id))
  return rows.map(toView)
}

export async function createDiscount(
  { database, clock }: Pick<DiscountsNeeds, 'database' | 'clock'>,
  actor: Actor,
  draft: DiscountDraft,
): Promise<SaveDiscountOutcome> {
  requireStaff(actor)
  const reading = discountInputSchema.safeParse(draft)
  if (!reading.success) return invalid(fieldErrorsOf(reading.error))
  const now = clock.now()
  return orTakenCode(() =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(discounts)
        .values({ ...columnsOf(reading.data), createdAt: now, updatedAt: now })
        .returning()
      if (!row) throw new Error('The discount was not written')
      await audit(transaction, actor, {
        action: 'discount.create',
        subject: `discount:${row.id}`,
        after: reading.data,
      })
      return { ok: true as const, discount: toView(row) }
    }),
  )
}

/** Counts stay: they are what happened. `seenVersion` is the one that the form was filled in from. */
export async function updateDiscount(
  { database, clock }: Pick<DiscountsNeeds, 'database' | 'clock'>,
  actor: Actor,
  id: string,
  draft: DiscountDraft,
  seenVersion: number,
): Promise<SaveDiscountOutcome> {
  requireStaff(actor)
  if (!isId(id)) return { ok: false, reason: 'not_found' }
  const reading = discountInputSchema.safeParse(draft)
  if (!reading.success) return invalid(fieldErrorsOf(reading.error))
  return orTakenCode(() =>
    database.transaction(async (transaction) => {
      const [before] = await transaction.select().from(discounts).where(eq(discounts.id, id)).for('update')
      if (!before) return { ok: false as const, reason: 'not_found' as const }
      const [row] = await transaction
        .update(discounts)
        .set({
          ...columnsOf(reading.data),
          updatedAt: clock.now(),
          version: sql`${discounts.version} + 1`,
        })
        .where(and(eq(discounts.id, id), eq(discounts.version, seenVersion)))
        .returning()
      if (!row) return { ok: false as const, reason: 'conflict' as const, discount: toView(before) }
      await audit(transaction, actor, {
        action: 'discount.update',
        subject: `discount:${id}`,
        before: toView(before),
        after: reading.data,
      })
      return { ok: true as const, discount: toView(row) }
    }),
  )
}

export type RemoveDiscountOutcome = { ok: true } | { ok: false; reason: 'not_found' }

/** Orders keep their own copy of code, name and amount. */
export async function removeDiscount(
  { database }: Pick<DiscountsNeeds, 'database'>,
  actor: Actor,
  id: string,
): Promise<RemoveDiscountOutcome> {
  requireStaff(actor)
  if (!isId(id)) return { ok: false, reason: 'not_found' }
  return database.transaction(async (transaction) => {
    const [row] = await transaction.delete(discounts).where(eq(discounts.id, id)).returning()
    if (!row) return { ok: false, reason: 'not_found' } as const
    await audit(transaction, actor, {
      action: 'discount.remove',
      subject: `discount:${id}`,
      before: toView(row),
    })
    return { ok: true } as const
  })
}

const isId = (id: string): boolean => z.uuid().safeParse(id).success

const invalid = (fieldErrors: FieldErrors): SaveDiscountOutcome => ({
  ok: false,
  reason: 'invalid',
  fieldErrors,
})

const columnsOf = ({ type, value, ...input }: DiscountInput) => ({
  ...input,
  discountType: type,
  discountValue: value,
})

/** PostgreSQL manual, appendix A. */
const uniqueViolation = '23505'

async function orTakenCode(save: () => Promise<SaveDiscountOutcome>): Promise<SaveDiscountOutcome> {
  try {
    return await save()
  } catch (error) {
    if (databaseErrorCode(error) !== uniqueViolation) throw error
    return invalid({ code: 'There is a discount with this code already' })
  }
}
