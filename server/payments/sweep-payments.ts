import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { PaymentsDeps } from './deps.ts'
import { postponeCheck } from './postpone-check.ts'
import { sendRefund } from './send-refund.ts'
import { settle } from './settle-payment.ts'
import { paymentAttempts, refunds } from './tables.ts'

const batchSize = 100

/**
 * Settles what neither the return page nor a webhook has: shoppers who closed the browser, events that never arrived,
 * servers that died in between. A failure in one attempt doesn't hold up the others.
 */
export async function sweep(deps: PaymentsDeps): Promise<number> {
  const { database, clock, log } = deps
  const now = clock.now()
  const due = await database.orm
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.status, 'pending'), lte(paymentAttempts.nextCheckAt, now)))
    .orderBy(asc(paymentAttempts.nextCheckAt))
    .limit(batchSize)
  for (const attempt of due) {
    try {
      await settle(deps, attempt.id, 'sweeper')
    } catch (error) {
      log.error({ attemptId: attempt.id, error }, 'an attempt could not be settled')
      await postponeCheck(deps, attempt)
    }
  }
  const waiting = await database.orm
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.status, ['requested', 'pending']), lte(refunds.nextCheckAt, now)))
    .orderBy(asc(refunds.nextCheckAt))
    .limit(batchSize)
  for (const { id } of waiting) {
    await sendRefund(deps, id).catch((error) => log.error({ refundId: id, error }, 'a refund failed'))
  }
  return due.length + waiting.length
}
