import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type PricingDraft, pricingInputSchema, withBreaks } from '#domain/money/pricing-input.ts'
import { versionSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { orTaken } from '#server/kernel/operations/or-taken.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import type { PricingDeps } from '../deps.ts'
import { tierShape, toView } from '../present.ts'
import { productPricing } from '../tables.ts'

const result = z.object({ tier: tierShape })
const categoryTaken = { sizeCategory: 'This product already has a price for this size category' }
const goneWords = 'This tier no longer exists.'

const example: PricingDraft = {
  productType: 'tumbler',
  sizeCategory: '20oz',
  basePriceCents: 25_00,
  quantityBreaks: { 1: 25_00, 12: 23_00 },
}

export const createTier = defineOperation({
  name: 'price-tiers.create',
  route: 'POST /price-tiers',
  summary: 'Create a quantity tier for a product and size category',
  may: 'prices.write',
  input: pricingInputSchema,
  example,
  result,
  run: ({ database, clock }: PricingDeps, actor, sent) =>
    orTaken(categoryTaken, () =>
      database.transaction(async (transaction) => {
        const now = clock.now()
        const [row] = await transaction
          .insert(productPricing)
          .values({ ...withBreaks(sent), createdAt: now, updatedAt: now })
          .returning()
        if (!row) throw new Error('The pricing was not written')
        const tier = toView(row)
        await audit(transaction, actor, {
          action: 'pricing.insert',
          subject: `pricing:${row.id}`,
          after: tier,
        })
        return ok({ tier })
      }),
    ),
})

export const updateTier = defineOperation({
  name: 'price-tiers.update',
  route: 'PUT /price-tiers/{tier}',
  summary: 'Change a quantity tier; `version` is the version you started from',
  may: 'prices.write',
  input: pricingInputSchema.extend({ tier: z.uuid(goneWords), version: versionSchema }),
  example: { ...example, tier: '8a4c2f6e-0000-4000-8000-000000000000', version: 1 },
  result,
  theirs: tierShape,
  run: ({ database, clock }: PricingDeps, actor, sent) =>
    orTaken(categoryTaken, () =>
      database.transaction(async (transaction) => {
        const { tier: id, version, ...input } = withBreaks(sent)
        const [before] = await transaction
          .select()
          .from(productPricing)
          .where(eq(productPricing.id, id))
          .for('update')
        if (!before) throw new AppError('not_found', goneWords)
        const [row] = await transaction
          .update(productPricing)
          .set({ ...input, updatedAt: clock.now(), version: sql`${productPricing.version} + 1` })
          .where(and(eq(productPricing.id, id), eq(productPricing.version, version)))
          .returning()
        if (!row) return conflict(toView(before), withBreaks(sent))
        const tier = toView(row)
        await audit(transaction, actor, {
          action: 'pricing.update',
          subject: `pricing:${id}`,
          before: toView(before),
          after: tier,
        })
        return ok({ tier })
      }),
    ),
})
