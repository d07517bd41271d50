import { and, eq } from 'drizzle-orm'
import type { Offer } from '#domain/money/discount.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { discounts, discountUses } from './tables.ts'
import { toOffer } from './to-offer.ts'

/** The offer behind an order's discount, as it is now, even if no longer offered to others; null if none is stored. */
export async function offerOfOrder(executor: Executor, orderId: string): Promise<Offer | null> {
  const [row] = await executor
    .select({ discount: discounts })
    .from(discountUses)
    .innerJoin(discounts, eq(discounts.id, discountUses.discountId))
    .where(and(eq(discountUses.orderId, orderId), eq(discountUses.state, 'used')))
  return row ? toOffer(row.discount) : null
}

/** The order was changed, and its discount now takes off another amount. */
export async function noteAmount(
  transaction: Transaction,
  orderId: string,
  amountCents: number,
): Promise<void> {
  await transaction.update(discountUses).set({ amountCents }).where(eq(discountUses.orderId, orderId))
}
