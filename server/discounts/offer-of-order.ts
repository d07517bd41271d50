import { and, eq } from 'drizzle-orm'
import type { Offer } from '#domain/money/discount.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { discounts, discountUses } from './tables.ts'
import { toOffer } from './to-offer.ts'

/** What an order's discount is by, as it is now, whether it is still given to others; null for none that is kept. */
export async function offerOfOrder(executor: Executor, orderId: string): Promise<Offer | null> {
  const [row] = await executor
    .select({ discount: discounts })
    .from(discountUses)
    .innerJoin(discounts, eq(discounts.id, discountUses.discountId))
    .where(and(eq(discountUses.orderId, orderId), eq(discountUses.state, 'used')))
  return row ? toOffer(row.discount) : null
}

/** The order was changed, and its discount takes another amount off. */
export async function noteAmount(
  transaction: Transaction,
  orderId: string,
  amountCents: number,
): Promise<void> {
  await transaction.update(discountUses).set({ amountCents }).where(eq(discountUses.orderId, orderId))
}
