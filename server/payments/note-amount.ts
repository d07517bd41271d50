import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { statusAfter } from './apply-refund.ts'
import type { Attempt } from './attempts.ts'
import type { SettleDeps } from './deps.ts'
import { describePaid } from './judge-truth.ts'
import type { ProviderTruth } from './port.ts'

import { paymentAttempts } from './tables.ts'

/**
 * Records that the provider now holds a different amount for a settled payment: paid twice, or another part of it. The
 * order keeps its state; its history and the payment note it, and the excess can be refunded.
 */
export async function noteAmount(
  { database, orders }: Pick<SettleDeps, 'database' | 'orders'>,
  attempt: Attempt,
  truth: Extract<ProviderTruth, { state: 'paid' }>,
): Promise<void> {
  const { amount, currency } = truth
  if (attempt.reportedCents === amount && attempt.reportedCurrency === currency) return
  const note = describePaid(attempt, truth)
  await database.transaction(async (transaction) => {
    const isOther = or(
      isNull(paymentAttempts.reportedCents),
      ne(paymentAttempts.reportedCents, amount),
      ne(paymentAttempts.reportedCurrency, currency),
    )
    const [changed] = await transaction
      .update(paymentAttempts)
      .set({ reportedCents: amount, reportedCurrency: currency, failureReason: note })
      .where(and(eq(paymentAttempts.id, attempt.id), isOther))
      .returning({ id: paymentAttempts.id })
    if (!changed) return
    const to = await statusAfter({ orders }, transaction, attempt)
    await orders.notePayment(transaction, { system: 'Payments' }, attempt.orderId, { note, to })
  })
}
