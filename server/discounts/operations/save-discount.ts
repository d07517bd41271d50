import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type DiscountInput, discountInputSchema } from '#domain/money/discount-input.ts'
import { versionSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { orTaken } from '#server/kernel/operations/or-taken.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import type { DiscountsDeps } from '../deps.ts'
import { discountShape, toView } from '../present.ts'
import { discounts } from '../tables.ts'
import { discountId, goneWords } from './discount-id.ts'
import { anyId, summerSale } from './examples.ts'

const result = z.object({ discount: discountShape })

export const createDiscount = defineOperation({
  name: 'discounts.create',
  route: 'POST /discounts',
  summary: 'Create a promo code, or an automatic promotion',
  may: 'discounts.write',
  input: discountInputSchema,
  example: summerSale,
  result,
  run: ({ database, clock }: DiscountsDeps, actor, input) =>
    orTaken(codeTaken, () =>
      database.transaction(async (transaction) => {
        const now = clock.now()
        const [row] = await transaction
          .insert(discounts)
          .values({ ...columnsOf(input), createdAt: now, updatedAt: now })
          .returning()
        if (!row) throw new Error('The discount was not written')
        await audit(transaction, actor, {
          action: 'discount.create',
          subject: `discount:${row.id}`,
          after: input,
        })
        return ok({ discount: toView(row) })
      }),
    ),
})

/** Counts stay: they record what happened. */
export const updateDiscount = defineOperation({
  name: 'discounts.update',
  route: 'PUT /discounts/{discount}',
  summary: 'Change a discount; `version` is the version you started from',
  may: 'discounts.write',
  input: discountInputSchema.safeExtend({ discount: discountId, version: versionSchema }),
  example: { ...summerSale, discount: anyId, version: 1 },
  result,
  theirs: discountShape,
  run: ({ database, clock }: DiscountsDeps, actor, sent) =>
    orTaken(codeTaken, () =>
      database.transaction(async (transaction) => {
        const { discount: id, version, ...input } = sent
        const [before] = await transaction.select().from(discounts).where(eq(discounts.id, id)).for('update')
        if (!before) throw new AppError('not_found', goneWords)
        const [row] = await transaction
          .update(discounts)
          .set({ ...columnsOf(input), updatedAt: clock.now(), version: sql`${discounts.version} + 1` })
          .where(and(eq(discounts.id, id), eq(discounts.version, version)))
          .returning()
        if (!row) return conflict(toView(before), sent)
        await audit(transaction, actor, {
          action: 'discount.update',
          subject: `discount:${id}`,
          before: toView(before),
          after: input,
        })
        return ok({ discount: toView(row) })
      }),
    ),
})

const columnsOf = ({ type, value, ...input }: DiscountInput) => ({
  ...input,
  discountType: type,
  discountValue: value,
})

const codeTaken = { code: 'There’s already a discount with this code' }
