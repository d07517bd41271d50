import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { Attempt } from './attempts.ts'
import type { PaymentsNeeds } from './index.ts'
import type { Verdict } from './judge-truth.ts'
import { type AttemptStatus, paymentAttempts, type SettleSource } from './tables.ts'

type Final = Exclude<Verdict, { verdict: 'wait' }>
type ApplyNeeds = Pick<PaymentsNeeds, 'database' | 'clock' | 'orders' | 'log'>

/**
 * One transaction whose first statement decides the race: only one caller moves the attempt out of its state,
 * and only that one touches the order. Money that arrives after an attempt was given up still counts.
 */
export async function applyVerdict(
  { database, clock, orders, log }: ApplyNeeds,
  attempt: Attempt,
  verdict: Final,
  source: SettleSource,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [won] = await transaction
      .update(paymentAttempts)
      .set({ ...changes(verdict), settledAt: clock.now(), settledBy: source })
      .where(and(eq(paymentAttempts.id, attempt.id), inArray(paymentAttempts.status, movableFrom(verdict))))
      .returning({ id: paymentAttempts.id })
    if (!won) return false
    await moveOrder(orders, transaction, attempt, verdict)
    log.info({ attemptId: attempt.id, orderId: attempt.orderId, ...verdict, source }, 'payment settled')
    return true
  })
}

const movableFrom = (verdict: Final): AttemptStatus[] =>
  verdict.verdict === 'paid' || verdict.verdict === 'mismatch'
    ? ['pending', 'failed', 'cancelled', 'expired']
    : ['pending']

function changes(verdict: Final) {
  if (verdict.verdict === 'paid' || verdict.verdict === 'mismatch') {
    const { reportedCents, reportedCurrency } = verdict
    const capturedCents = verdict.verdict === 'paid' ? reportedCents : 0
    const failureReason = verdict.verdict === 'mismatch' ? verdict.reason : null
    return { status: verdict.verdict, reportedCents, reportedCurrency, capturedCents, failureReason }
  }
  return { status: verdict.verdict, failureReason: verdict.reason }
}

async function moveOrder(
  orders: ApplyNeeds['orders'],
  transaction: Transaction,
  { orderId, provider }: Attempt,
  verdict: Final,
): Promise<void> {
  switch (verdict.verdict) {
    case 'paid':
      await orders.markPaid(transaction, orderId, `Paid by ${provider}`)
      return
    case 'mismatch':
      await orders.markUnverified(transaction, orderId, verdict.reason)
      return
    case 'failed':
      await orders.markUnpaid(transaction, orderId, 'failed', verdict.reason)
      return
    case 'cancelled':
    case 'expired':
      await orders.markUnpaid(transaction, orderId, 'expired', verdict.reason)
  }
}
