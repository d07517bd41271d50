import { eq, or, type SQL } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { PaymentsNeeds } from './index.ts'
import { hasOpenDifference, paymentAttempts } from './tables.ts'

export type NoteDifferenceOutcome = { ok: true } | { ok: false; reason: 'not_found' | 'changed' }

/** What staff should look at: books that differ, or money of the wrong amount. */
export const needsLook = (): SQL | undefined =>
  or(hasOpenDifference(), eq(paymentAttempts.status, 'mismatch'))

/**
 * Staff know of a difference and leave the books as they are, such as a refund that was made in the provider's own
 * pages. `seen` is the difference as they read it: another one, or a later one, needs them again. Staff only.
 */
export async function noteDifference(
  { database, clock, orders, realtime }: PaymentsNeeds,
  actor: Actor,
  attemptId: string,
  seen: string,
): Promise<NoteDifferenceOutcome> {
  return database.transaction(async (transaction) => {
    const [attempt] = await transaction
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, attemptId))
      .for('update')
    if (!attempt) return { ok: false, reason: 'not_found' }
    if (attempt.difference !== seen) return { ok: false, reason: 'changed' }
    // Pressed twice, or by two people: the first one's name stays.
    if (attempt.notedDifference === seen) return { ok: true }
    await transaction
      .update(paymentAttempts)
      .set({ notedDifference: seen, notedBy: actor.user?.email ?? '', notedAt: clock.now() })
      .where(eq(paymentAttempts.id, attemptId))
    await audit(transaction, actor, {
      action: 'payment.note-difference',
      subject: `payment:${attemptId}`,
      after: { difference: seen },
    })
    await orders.notePayment(transaction, actor, attempt.orderId, { note: `Noted: ${seen}` })
    await realtime.announce(transaction, { topic: 'staff', event: 'payment.checked', id: attemptId })
    return { ok: true }
  })
}
