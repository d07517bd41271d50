import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import type { DiscountsDeps } from './deps.ts'
import { discounts, discountUses } from './tables.ts'

/** Releases the matching reserved uses, each once, even if others release or count them at the same time. */
export async function releaseUses(executor: Executor, which: SQL | undefined, at: Date): Promise<number> {
  const freed = await executor
    .update(discountUses)
    .set({ state: 'released', changedAt: at })
    .where(and(eq(discountUses.state, 'reserved'), which))
    .returning({ discountId: discountUses.discountId })
  for (const { discountId } of freed.toSorted((a, b) => (a.discountId < b.discountId ? -1 : 1))) {
    await changeCounts(executor, discountId, { reserved: -1, used: 0 })
  }
  return freed.length
}

export async function changeCounts(
  executor: Executor,
  discountId: string,
  { reserved, used }: { reserved: number; used: number },
): Promise<void> {
  await executor
    .update(discounts)
    .set({
      reservedCount: sql`${discounts.reservedCount} + ${reserved}`,
      usedCount: sql`${discounts.usedCount} + ${used}`,
    })
    .where(eq(discounts.id, discountId))
}

/** Releases uses that payments have left behind. */
export async function releaseExpired({
  database,
  clock,
}: Pick<DiscountsDeps, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  return database.transaction((transaction) =>
    releaseUses(transaction, lte(discountUses.expiresAt, now), now),
  )
}
