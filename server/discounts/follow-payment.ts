import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { PaymentOutcome } from '#server/kernel/emit.ts'
import type { DiscountsDeps } from './deps.ts'
import { changeCounts } from './release-uses.ts'
import { discounts, discountUses, type UseState } from './tables.ts'

/** Whether the order has ever counted as a use of a discount. */
export const hasDiscountUse = (orderId: string) =>
  sql<boolean>`exists (select from ${discountUses} where ${discountUses.orderId} = ${orderId})`

/**
 * SETTLE: a paid or unverified order has used its discount; an unpaid one releases it. Late money uses it again.
 *
 * @returns true when that went past the discount's limit: the order keeps the price it was paid at, and staff must
 * know.
 */
export async function followPayment(
  { clock }: Pick<DiscountsDeps, 'clock'>,
  transaction: Transaction,
  { orderId, outcome }: { orderId: string; outcome: PaymentOutcome },
): Promise<boolean> {
  const [use] = await transaction
    .select()
    .from(discountUses)
    .where(eq(discountUses.orderId, orderId))
    .for('update')
  const next: UseState = outcome === 'unpaid' ? 'released' : 'used'
  if (!use || use.state === next) return false
  await transaction
    .update(discountUses)
    .set({ state: next, changedAt: clock.now(), ...(await onceKeys(transaction, use, next)) })
    .where(eq(discountUses.id, use.id))
  await changeCounts(transaction, use.discountId, {
    reserved: use.state === 'reserved' ? -1 : 0,
    used: next === 'used' ? 1 : use.state === 'used' ? -1 : 0,
  })
  return next === 'used' && use.state === 'released' && isPastLimit(transaction, use.discountId)
}

type Use = typeof discountUses.$inferSelect

/** Late money from someone who has used it since: the second use is counted, without the key that forbids it. */
async function onceKeys(transaction: Transaction, use: Use, next: UseState) {
  if (use.state !== 'released' || next !== 'used' || use.onceEmail === null) return {}
  const others = await transaction.$count(
    discountUses,
    sql`${discountUses.discountId} = ${use.discountId} and ${discountUses.state} <> 'released'
      and (${discountUses.onceEmail} = ${use.onceEmail} or ${discountUses.onceCustomerId} = ${use.onceCustomerId})`,
  )
  return others > 0 ? { onceEmail: null, onceCustomerId: null } : {}
}

async function isPastLimit(transaction: Transaction, discountId: string): Promise<boolean> {
  const past = sql`${discounts.id} = ${discountId}
    and ${discounts.usedCount} + ${discounts.reservedCount} > ${discounts.maximumUses}`
  return (await transaction.$count(discounts, past)) > 0
}
