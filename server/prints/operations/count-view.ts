import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PrintsDeps } from '../deps.ts'
import { printProducts } from '../tables.ts'

/** One view per visitor, product and day (docs/decisions.md 8). */
export const countProductView = defineOperation({
  name: 'prints.count-view',
  route: 'POST /product-views',
  summary: 'Say that somebody looked at a premade print; it counts once a day for each of them',
  may: 'anyone',
  input: z.object({ product: z.uuid('This is no product.') }),
  example: { product: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.undefined(),
  async run({ database, findCountedVisitor }: PrintsDeps, actor, { product: productId }) {
    const visitor = await findCountedVisitor(actor)
    if (!visitor) return ok(undefined)
    return database.transaction(async (transaction) => {
      const [product] = await transaction
        .select({ id: printProducts.id })
        .from(printProducts)
        .where(and(eq(printProducts.id, productId), eq(printProducts.isActive, true)))
      if (!product || !(await visitor.isFirst(transaction, `product ${productId}`))) return ok(undefined)
      await transaction
        .update(printProducts)
        .set({ viewsCount: sql`${printProducts.viewsCount} + 1` })
        .where(eq(printProducts.id, productId))
      return ok(undefined)
    })
  },
})
