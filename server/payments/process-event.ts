import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { after, days } from '#server/kernel/clock.ts'
import type { RefundDeps, SettleDeps } from './deps.ts'
import { sendRefund } from './send-refund.ts'
import { settleUnseen } from './settle-payment.ts'
import { paymentAttempts, paymentEvents, type RefundStatus, refunds } from './tables.ts'

type EventDeps = SettleDeps & RefundDeps

/** How long a completed refund may still bounce. */
const refundMayFail = days(30)

/**
 * A webhook only says that something happened; the provider's answer to our query is what counts. So events may arrive
 * late, twice or in any order.
 */
export async function processEvent(deps: EventDeps, paymentEventId: string): Promise<void> {
  const { database, clock, log } = deps
  const [found] = await database.orm
    .select({ event: paymentEvents, attempt: paymentAttempts })
    .from(paymentEvents)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, paymentEvents.attemptId))
    .where(eq(paymentEvents.id, paymentEventId))
  if (!found || found.event.processedAt) return
  const { event, attempt } = found
  if (attempt) {
    const settled = await settleUnseen(deps, attempt, 'webhook')
    if (settled.refundedCents > 0) await settleRefunds(deps, attempt.id, event.kind.includes('refund'))
  } else log.warn({ provider: event.provider, eventId: event.eventId }, 'an event of no payment of ours')
  await database.orm
    .update(paymentEvents)
    .set({ processedAt: clock.now() })
    .where(and(eq(paymentEvents.id, paymentEventId), isNull(paymentEvents.processedAt)))
}

/** Includes completed refunds when an event is about one: banks return money that they cannot credit. */
async function settleRefunds(deps: EventDeps, attemptId: string, isAboutRefund: boolean): Promise<void> {
  const open: RefundStatus[] = ['requested', 'pending']
  const rows = await deps.database.orm
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.attemptId, attemptId),
        inArray(refunds.status, isAboutRefund ? [...open, 'done'] : open),
        gt(refunds.createdAt, after(deps.clock.now(), -refundMayFail)),
      ),
    )
  for (const { id } of rows) await sendRefund(deps, id)
}
