import { and, eq, isNull } from 'drizzle-orm'
import { countedLimits } from '#server/kernel/limits.ts'
import { type Caller, takeVisit } from '#server/kernel/rate-limit.ts'
import type { Settlement } from '#server/payments/index.ts'
import { announce } from './announce.ts'
import { findByToken, triesOf } from './find.ts'
import type { ManualOrderNeeds } from './needs.ts'
import { type Bill, type ManualOrderRow, toBill } from './present.ts'
import { manualOrders } from './tables.ts'

/** What whoever has the link sees. */
export type PayView = {
  state: 'open' | 'paid' | 'expired' | 'cancelled'
  contactName: string
  bill: Bill
  expiresAt: Date | null
  /** Once it is paid; null while the payment could not be verified. */
  orderNumber: string | null
  isUnverified: boolean
  /** A payment page was opened, and what became of it is not known yet. */
  isUnderWay: boolean
  /** What became of the page before, while the bill can still be paid. */
  lastTry: 'failed' | 'cancelled' | 'expired' | null
}

export type PayOutcome =
  | { ok: true; url: string }
  | { ok: false; reason: 'not_found' }
  /** Paid, cancelled or over: the page says which. */
  | { ok: false; reason: 'ended' }
  | { ok: false; reason: 'too_many_requests'; retryAfterSeconds: number }
  | { ok: false; reason: 'provider_failed'; providerName: string; message: string | null }

/** Null for a link that never was. */
export async function viewForPayer(needs: ManualOrderNeeds, token: string): Promise<PayView | null> {
  const row = await findByToken(needs.database.orm, token)
  if (!row?.billed || row.state === 'draft') return null
  const settlement = await settlementOf(needs, row)
  return {
    state: row.state === 'sent' ? 'open' : row.state,
    contactName: row.contactName,
    bill: toBill(row.billed),
    expiresAt: row.expiresAt,
    orderNumber: row.state === 'paid' ? (settlement?.orderNumber ?? null) : null,
    isUnverified: row.state === 'paid' && settlement?.state === 'unverified',
    isUnderWay: row.state === 'sent' && settlement?.paymentPageUrl != null,
    lastTry: row.state === 'sent' ? await lastTryOf(needs, row) : null,
  }
}

async function lastTryOf(needs: ManualOrderNeeds, { id }: ManualOrderRow): Promise<PayView['lastTry']> {
  const before = (await triesOf(needs.database.orm, id)).at(-2)
  const settlement = before ? await settlementOf(needs, { orderId: before }) : null
  const state = settlement?.state
  return state === 'failed' || state === 'cancelled' || state === 'expired' ? state : null
}

async function settlementOf({ payments }: ManualOrderNeeds, { orderId }: Pick<ManualOrderRow, 'orderId'>) {
  const attempt = orderId ? await payments.attemptOfOrder(null, orderId) : null
  return attempt ? payments.view(attempt.attemptId) : null
}

/** The customer has looked at the bill: staff see it. A GET writes nothing, so the page tells by itself. */
export async function noteSeen(needs: ManualOrderNeeds, token: string): Promise<void> {
  await needs.database.transaction(async (transaction) => {
    const [seen] = await transaction
      .update(manualOrders)
      .set({ seenAt: needs.clock.now() })
      .where(and(eq(manualOrders.token, token), eq(manualOrders.state, 'sent'), isNull(manualOrders.seenAt)))
      .returning({ id: manualOrders.id })
    if (seen) await announce(needs, transaction, seen.id)
  })
}

/** CALL: to the provider's page, the same one until it has ended. */
export async function pay(needs: ManualOrderNeeds, token: string, caller: Caller): Promise<PayOutcome> {
  const { payments, rateLimiter, database } = needs
  const limit = await takeVisit(rateLimiter, countedLimits.payLink, caller)
  if (!limit.ok) return { ok: false, reason: 'too_many_requests', retryAfterSeconds: limit.retryAfterSeconds }
  // A page that has ended meanwhile is followed by the next one: then that one is called.
  for (const source of ['first', 'next'] as const) {
    const row = await findByToken(database.orm, token)
    if (!row || row.state === 'draft') return { ok: false, reason: 'not_found' }
    const attempt = row.state === 'sent' && row.orderId && (await payments.attemptOfOrder(null, row.orderId))
    if (!attempt) return { ok: false, reason: 'ended' }
    const call = await payments.call(attempt.attemptId)
    if (call.ok && source === 'first' && (await hasEnded(needs, attempt.attemptId))) continue
    if (call.ok) return { ok: true, url: call.url }
    if (call.reason === 'over') return { ok: false, reason: 'ended' }
    const message = call.reason === 'provider_failed' ? call.message : null
    return { ok: false, reason: 'provider_failed', providerName: payments.providerName, message }
  }
  return { ok: false, reason: 'ended' }
}

/** Whether the page that was called is finished already: declined, left, over its time or paid. */
async function hasEnded({ payments }: ManualOrderNeeds, attemptId: string): Promise<boolean> {
  try {
    const { state } = await payments.settle(attemptId, 'sweeper')
    return state !== 'open' && state !== 'pending' && state !== 'processing'
  } catch {
    return false
  }
}

/** SETTLE by whoever comes back from the payment page. Null for an unknown link, and where no page was opened. */
export async function settleByPayer(needs: ManualOrderNeeds, token: string): Promise<Settlement | null> {
  const row = await findByToken(needs.database.orm, token)
  const standing = row && (await settlementOf(needs, row))
  return standing?.paymentPageUrl ? needs.payments.settle(standing.attemptId, 'return') : (standing ?? null)
}
