import { and, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { orderItems } from '../tables.ts'

/** The files that these orders were printed from are no longer kept; what they are, and what they cost, stays. */
export async function noteArtworkGone(
  transaction: Transaction,
  orderIds: readonly string[],
  { at, keptDays }: { at: Date; keptDays: number },
): Promise<void> {
  const noted = { isArtworkGone: true, artworkGone: { at: at.toISOString(), keptDays } }
  await transaction
    .update(orderItems)
    .set({
      designData: sql`${orderItems.designData} || ${JSON.stringify(noted)}::jsonb`,
      printReadyFileUrl: null,
    })
    .where(and(inArray(orderItems.orderId, [...orderIds]), sql`${orderItems.designData} ? 'artworks'`))
}
