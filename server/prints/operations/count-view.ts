import { and, eq, sql } from 'drizzle-orm'
import { isbot } from 'isbot'
import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PrintsDeps } from '../deps.ts'
import { printProducts, productViews } from '../tables.ts'

/** One view per visitor, product and day (UTC); robots are left out (docs/decisions.md 8). */
export const countProductView = defineOperation({
  name: 'prints.count-view',
  route: 'POST /product-views',
  summary: 'Say that somebody looked at a premade print; it counts once a day for each of them',
  may: 'anyone',
  input: z.object({ product: z.uuid('This is no product.') }),
  example: { product: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.undefined(),
  async run({ database, clock }: PrintsDeps, { visitorId, userAgent = '' }, { product: productId }) {
    if (userAgent === '' || isbot(userAgent)) return ok(undefined)
    const day = clock.now().toISOString().slice(0, 10)
    return database.transaction(async (transaction) => {
      const [product] = await transaction
        .select({ id: printProducts.id })
        .from(printProducts)
        .where(and(eq(printProducts.id, productId), eq(printProducts.isActive, true)))
      if (!product) return ok(undefined)
      const [seen] = await transaction
        .insert(productViews)
        .values({ productId, visitorId, day })
        .onConflictDoNothing()
        .returning({ day: productViews.day })
      if (!seen) return ok(undefined)
      await transaction
        .update(printProducts)
        .set({ viewsCount: sql`${printProducts.viewsCount} + 1` })
        .where(eq(printProducts.id, productId))
      return ok(undefined)
    })
  },
})
