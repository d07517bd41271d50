import { and, eq, gt } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { hasOpenDifference, paymentAttempts, paymentEvents } from '#server/payments/tables.ts'

/** Payments for which the provider's records differ from ours. */
export const countDifferences = (executor: Executor): Promise<number> =>
  executor.$count(paymentAttempts, hasOpenDifference())

/** How many of a provider's payments went through since then, and how many of its own events arrived. */
export async function countEvents(
  executor: Executor,
  provider: string,
  since: Date,
): Promise<{ paid: number; came: number }> {
  const isPaid = and(
    eq(paymentAttempts.provider, provider),
    eq(paymentAttempts.status, 'paid'),
    gt(paymentAttempts.createdAt, since),
  )
  const hasCome = and(eq(paymentEvents.provider, provider), gt(paymentEvents.receivedAt, since))
  return {
    paid: await executor.$count(paymentAttempts, isPaid),
    came: await executor.$count(paymentEvents, hasCome),
  }
}
