import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { DiscountsDeps } from './deps.ts'
import { changeCounts } from './release-uses.ts'
import { discountUses } from './tables.ts'

/** Releases a refunded order's use of its discount, once no matter how often it is called. */
export async function giveBack(
  { clock }: Pick<DiscountsDeps, 'clock'>,
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  const [freed] = await transaction
    .update(discountUses)
    .set({ state: 'released', changedAt: clock.now() })
    .where(and(eq(discountUses.orderId, orderId), eq(discountUses.state, 'used')))
    .returning({ discountId: discountUses.discountId })
  if (freed) await changeCounts(transaction, freed.discountId, { reserved: 0, used: -1 })
}
