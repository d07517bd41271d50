import { and, asc, gt, inArray, or, sql } from 'drizzle-orm'
import { after, days } from '#server/kernel/clock.ts'
import { checkPayment } from './check-payment.ts'
import type { PaymentsDeps } from './deps.ts'
import { hasOpenDifference, paymentAttempts } from './tables.ts'

/** Banks reverse payments for weeks; attempts that were never paid are checked for a few days. */
const paidFor = days(35)
const unpaidFor = days(3)
const batchSize = 100

/** Checks every recent payment, in id order; a failure in one doesn't hold up the others. */
export async function reconcile(deps: PaymentsDeps): Promise<{ checked: number; different: number }> {
  const { database, clock, log } = deps
  const now = clock.now()
  const isRecent = or(
    and(
      inArray(paymentAttempts.status, ['paid', 'mismatch']),
      gt(paymentAttempts.createdAt, after(now, -paidFor)),
    ),
    and(sql`${paymentAttempts.reference} is not null`, gt(paymentAttempts.createdAt, after(now, -unpaidFor))),
    // A difference is checked until it is gone or noted.
    hasOpenDifference(),
  )
  const count = { checked: 0, different: 0 }
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const batch = await database.orm
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(and(isRecent, gt(paymentAttempts.id, last)))
      .orderBy(asc(paymentAttempts.id))
      .limit(batchSize)
    for (const { id } of batch) {
      try {
        if ((await checkPayment(deps, id)).length > 0) count.different += 1
        count.checked += 1
      } catch (error) {
        log.error({ attemptId: id, error }, 'a payment could not be checked')
      }
    }
    const next = batch.at(-1)?.id
    if (batch.length < batchSize || !next) return count
    last = next
  }
}
