import { and, eq, sql } from 'drizzle-orm'
import { after, minutes } from '#server/kernel/clock.ts'
import type { Attempt } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { paymentAttempts } from './tables.ts'

/** Frequent while a shopper may be waiting, rare later: slow banks take days. */
const pauses = [1, 1, 2, 5, 10, 15, 30, 60].map(minutes)

export const pauseBefore = (checkCount: number): number =>
  pauses[Math.min(checkCount, pauses.length - 1)] ?? minutes(60)

/** Schedules the sweeper's next check of a pending attempt. */
export async function postponeCheck(
  { database, clock }: Pick<PaymentsDeps, 'database' | 'clock'>,
  attempt: Attempt,
): Promise<void> {
  const pause = pauseBefore(attempt.checkCount)
  await database.orm
    .update(paymentAttempts)
    .set({ nextCheckAt: after(clock.now(), pause), checkCount: sql`${paymentAttempts.checkCount} + 1` })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, 'pending')))
}
