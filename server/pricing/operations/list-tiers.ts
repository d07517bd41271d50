import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PricingDeps } from '../deps.ts'
import { tierShape, toView } from '../present.ts'
import { productPricing } from '../tables.ts'

export const listTiers = defineOperation({
  name: 'price-tiers.list',
  route: 'GET /price-tiers',
  summary: 'All quantity tiers with their base prices and setup fees',
  may: 'prices.read',
  input: z.object({}),
  example: {},
  result: z.object({ tiers: z.array(tierShape) }),
  async run({ database }: PricingDeps) {
    const rows = await database.orm
      .select()
      .from(productPricing)
      .orderBy(asc(productPricing.productType), asc(productPricing.sizeCategory))
    return ok({ tiers: rows.map(toView) })
  },
})
