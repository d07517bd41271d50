import { and, eq, inArray, sql } from 'drizzle-orm'
import { cents } from '#domain/money/money.ts'
import { after } from '#server/kernel/clock.ts'
import { applyRefund } from './apply-refund.ts'
import { findAttempt, requireProvider } from './attempts.ts'
import type { RefundDeps } from './deps.ts'
import type { RefundTruth } from './port.ts'
import { pauseBefore } from './postpone-check.ts'
import { refunds } from './tables.ts'

/**
 * CALL and SETTLE for a refund: requests it from the provider and applies the answer. Safe to call at any time and
 * concurrently: the refund's id is the idempotency key, and after a failure with unknown outcome it is looked up first.
 *
 * @throws whatever the provider throws when it can't be reached; the sweeper tries again.
 */
export async function sendRefund(deps: RefundDeps, refundId: string): Promise<void> {
  const { database, clock, providers, reach } = deps
  const [refund] = await database.orm.select().from(refunds).where(eq(refunds.id, refundId))
  if (!refund || refund.status === 'failed') return
  const attempt = await findAttempt(database.orm, refund.attemptId)
  if (!attempt) throw new Error(`Refund ${refundId} has no payment`)
  const request = {
    id: refund.id,
    reference: refund.reference,
    attempt,
    amount: cents(refund.amountCents),
    currency: refund.currency,
    reason: refund.reason,
  }
  const isFirst = refund.status === 'requested' && refund.checkCount === 0
  // Counted before the call: after a crash, the next caller looks it up first.
  await database.orm
    .update(refunds)
    .set({
      checkCount: sql`${refunds.checkCount} + 1`,
      nextCheckAt: after(clock.now(), pauseBefore(refund.checkCount)),
    })
    .where(and(eq(refunds.id, refundId), inArray(refunds.status, ['requested', 'pending'])))
  const provider = requireProvider(providers, attempt.provider)
  reach('refund:before-call')
  const known: RefundTruth = isFirst ? { state: 'unknown' } : await provider.lookUpRefund(request)
  const truth = known.state === 'unknown' ? await provider.refund(request) : known
  reach('refund:after-call')
  await applyRefund(deps, refund, truth)
  reach('refund:after-settle')
}
