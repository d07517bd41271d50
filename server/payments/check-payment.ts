import { and, eq, ne } from 'drizzle-orm'
import { cents, formatMoney } from '#domain/money/money.ts'
import { type Attempt, findAttempt, requireProvider } from './attempts.ts'
import { compareRefund, compareTruth, surelyGivenBack } from './compare-truth.ts'
import type { PaymentsDeps } from './deps.ts'
import type { ProviderTruth } from './port.ts'
import { sendRefund } from './send-refund.ts'
import { settle } from './settle-payment.ts'
import { paymentAttempts, refunds } from './tables.ts'

/**
 * Compares the provider's records with ours. Settles everything it can first; any remaining difference is recorded with
 * the payment, and staff are notified live. Returns the differences.
 */
export async function checkPayment(deps: PaymentsDeps, attemptId: string): Promise<string[]> {
  const { database, providers, clock, realtime, log } = deps
  await settle(deps, attemptId, 'check')
  const open = await refundsOf(deps, attemptId)
  for (const { id, status } of open) if (status !== 'done') await sendRefund(deps, id)

  const attempt = await findAttempt(database.orm, attemptId)
  if (!attempt) return []
  const provider = requireProvider(providers, attempt.provider)
  const truth = await provider.lookUp(attempt)
  const known = await refundsOf(deps, attemptId)
  const givenBack = { least: surelyGivenBack(known), most: attempt.refundedCents }
  const differences = compareTruth({ ...attempt, givenBack }, truth)
  for (const refund of known) {
    if (refund.reference === null) continue
    const answer = await provider.lookUpRefund({ ...refund, attempt, amount: cents(refund.amountCents) })
    differences.push(...compareRefund(formatMoney(cents(refund.amountCents)), refund.status, answer))
  }
  const difference = differences.join('. ') || null
  await database.transaction(async (transaction) => {
    await transaction
      .update(paymentAttempts)
      .set({ checkedAt: clock.now(), truth: toRecord(truth), difference })
      .where(eq(paymentAttempts.id, attemptId))
    await realtime.announce(transaction, { topic: 'staff', event: 'payment.checked', id: attemptId })
  })
  if (difference) log.warn({ attemptId, difference }, 'the shop’s books and the provider’s differ')
  return differences
}

const refundsOf = ({ database }: Pick<PaymentsDeps, 'database'>, attemptId: string) =>
  database.orm
    .select()
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), ne(refunds.status, 'failed')))

function toRecord(truth: ProviderTruth): Attempt['truth'] {
  if (truth.state === 'paid')
    return {
      state: truth.state,
      amountCents: truth.amount,
      currency: truth.currency,
      refundedCents: truth.refunded,
      reason: null,
    }
  const reason = 'reason' in truth ? truth.reason : null
  return { state: truth.state, amountCents: null, currency: null, refundedCents: null, reason }
}
