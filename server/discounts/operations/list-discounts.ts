import { asc, desc } from 'drizzle-orm'
import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { DiscountsDeps } from '../deps.ts'
import { discountShape, toView } from '../present.ts'
import { discounts } from '../tables.ts'

export const listDiscounts = defineOperation({
  name: 'discounts.list',
  route: 'GET /discounts',
  summary: 'All promo codes and automatic promotions, newest first',
  may: 'discounts.read',
  input: z.object({}),
  example: {},
  result: z.object({ discounts: z.array(discountShape) }),
  async run({ database }: DiscountsDeps) {
    const rows = await database.orm
      .select()
      .from(discounts)
      .orderBy(desc(discounts.createdAt), asc(discounts.id))
    return ok({ discounts: rows.map(toView) })
  },
})
