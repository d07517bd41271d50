import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { statusAfter } from './apply-refund.ts'
import type { PaymentsNeeds } from './index.ts'
import { paymentAttempts } from './tables.ts'

export type ConfirmOutcome = { ok: true } | { ok: false; reason: 'not_unverified' }

/**
 * Staff vouch for the money of an unverified order; the whole total counts as received, by their word. What went back
 * meanwhile stays gone.
 */
export async function confirmPayment(
  { database, clock, orders, onOutcome }: Pick<PaymentsNeeds, 'database' | 'clock' | 'orders' | 'onOutcome'>,
  actor: Actor,
  orderId: string,
): Promise<ConfirmOutcome> {
  return database.transaction(async (transaction) => {
    // Attempt before order, as SETTLE does: two locks taken in the same order cannot block each other.
    const unsettled = and(
      eq(paymentAttempts.orderId, orderId),
      inArray(paymentAttempts.status, ['pending', 'mismatch']),
    )
    const [attempt] = await transaction.select().from(paymentAttempts).where(unsettled).for('update')
    const outcome = await orders.confirmByStaff(transaction, actor, orderId)
    if (!outcome.ok) return outcome
    await onOutcome(transaction, { orderId, outcome: 'paid' })
    if (!attempt) return outcome
    await transaction
      .update(paymentAttempts)
      .set({
        status: 'paid',
        capturedCents: attempt.amountCents,
        settledAt: clock.now(),
        settledBy: 'staff',
      })
      .where(eq(paymentAttempts.id, attempt.id))
    const to = await statusAfter({ orders }, transaction, { attemptId: attempt.id, orderId })
    if (to && to !== 'paid')
      await orders.notePayment(transaction, actor, orderId, { to, note: 'Part of it had gone back before' })
    return outcome
  })
}
