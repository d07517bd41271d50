import { and, eq, sql } from 'drizzle-orm'
import { isbot } from 'isbot'
import type { Actor } from '#server/kernel/actor.ts'
import type { PrintsNeeds } from './needs.ts'
import { printProducts, productViews } from './tables.ts'

/** Counts one view per visitor, product and day (UTC); robots are left out (DECISIONS.md 8). Tells whether it did. */
export async function countView(
  { database, clock }: Pick<PrintsNeeds, 'database' | 'clock'>,
  actor: Actor,
  visit: { userAgent: string },
  productId: string,
): Promise<boolean> {
  if (isbot(visit.userAgent)) return false
  const day = clock.now().toISOString().slice(0, 10)
  return database.transaction(async (transaction) => {
    const [product] = await transaction
      .select({ id: printProducts.id })
      .from(printProducts)
      .where(and(eq(printProducts.id, productId), eq(printProducts.isActive, true)))
    if (!product) return false
    const [seen] = await transaction
      .insert(productViews)
      .values({ productId, visitorId: actor.visitorId, day })
      .onConflictDoNothing()
      .returning({ day: productViews.day })
    if (!seen) return false
    await transaction
      .update(printProducts)
      .set({ viewsCount: sql`${printProducts.viewsCount} + 1` })
      .where(eq(printProducts.id, productId))
    return true
  })
}
