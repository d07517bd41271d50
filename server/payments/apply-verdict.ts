import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AttemptStatus } from '#domain/money/payment-filters.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { PaymentOutcome } from '#server/kernel/emit.ts'
import type { Placement } from '#server/orders/index.ts'
import { statusAfter } from './apply-refund.ts'
import type { Attempt } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import type { Verdict } from './judge-truth.ts'
import { nothingToPay } from './nothing-to-pay.ts'
import { counterKey } from './port.ts'
import { paymentAttempts, type SettleSource } from './tables.ts'

type Final = Exclude<Verdict, { verdict: 'wait' }>
/** The attempt as just written, with its order's placement if known from that. */
export type Moved = { settled: Attempt; placement?: Placement }

type ApplyDeps = Pick<PaymentsDeps, 'database' | 'clock' | 'orders' | 'log' | 'emit' | 'reach'>

/**
 * A single transaction whose first statement decides the race: only one caller moves the attempt out of its state, and
 * only that one touches the order; the others get null. Money that arrives after an attempt was given up still counts.
 */
export async function applyVerdict(
  deps: ApplyDeps,
  attempt: Attempt,
  verdict: Final,
  source: SettleSource,
): Promise<Moved | null> {
  const { database, clock, log } = deps
  return database.transaction(async (transaction) => {
    const [won] = await transaction
      .update(paymentAttempts)
      .set({ ...changes(verdict), settledAt: clock.now(), settledBy: source })
      .where(
        and(
          eq(paymentAttempts.id, attempt.id),
          inArray(paymentAttempts.status, movableFrom(verdict)),
          // The verdict doesn't reflect a withdrawal made in the meantime: it is judged again.
          sql`${paymentAttempts.withdrawnReason} is not distinct from ${attempt.withdrawnReason}`,
        ),
      )
      .returning()
    if (!won) return null
    const placement = await moveOrder(deps, transaction, attempt, verdict)
    deps.reach('settle:before-commit')
    log.info({ attemptId: attempt.id, orderId: attempt.orderId, ...verdict, source }, 'payment settled')
    return { settled: won, placement }
  })
}

const movableFrom = (verdict: Final): AttemptStatus[] =>
  verdict.verdict === 'paid' || verdict.verdict === 'mismatch'
    ? [
        'pending',
        'failed',
        'cancelled',
        'expired',
        ...(verdict.verdict === 'paid' ? (['mismatch'] as const) : []),
      ]
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

/** Everything that follows from the order's first move to an outcome happens in the same transaction, or not at all. */
async function moveOrder(
  { orders, emit }: ApplyDeps,
  transaction: Transaction,
  attempt: Attempt,
  verdict: Final,
): Promise<Placement | undefined> {
  const { orderId, changeId } = attempt
  const outcome = outcomes[verdict.verdict]
  if (changeId !== null) {
    await emit(transaction, 'order-change.paid', { orderId, changeId, outcome })
    if (outcome !== 'unpaid') await noteStatus(orders, transaction, orderId)
    return
  }
  const changed = await changeOrder(orders, transaction, attempt, verdict)
  if (changed) await emit(transaction, 'payment.settled', { orderId, outcome })
  return typeof changed === 'object' && changed ? changed : undefined
}

/** More money can turn a refunded order into one that holds some. */
async function noteStatus(
  orders: ApplyDeps['orders'],
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  const money = await orders.moneyOf(transaction, orderId)
  const to = await statusAfter({ orders }, transaction, { orderId })
  if (to && to !== money?.paymentStatus)
    await orders.notePayment(transaction, { system: 'Payments' }, orderId, {
      to,
      note: 'More money came in',
    })
}

const outcomes: Record<Final['verdict'], PaymentOutcome> = {
  paid: 'paid',
  mismatch: 'unverified',
  failed: 'unpaid',
  cancelled: 'unpaid',
  expired: 'unpaid',
}

function changeOrder(
  orders: ApplyDeps['orders'],
  transaction: Transaction,
  { orderId, provider, status }: Attempt,
  verdict: Final,
): Promise<Placement | null | boolean> {
  switch (verdict.verdict) {
    case 'paid':
      return orders.markPaid(transaction, orderId, paidNote(provider, status))
    case 'mismatch':
      return orders.markUnverified(transaction, orderId, verdict.reason, { isLate: isGivenUp(status) })
    case 'failed':
      return orders.markUnpaid(transaction, orderId, 'failed', verdict.reason)
    case 'cancelled':
    case 'expired':
      return orders.markUnpaid(transaction, orderId, 'expired', verdict.reason)
  }
}

function paidNote(provider: string, before: AttemptStatus): string {
  if (provider === nothingToPay.key) return 'No payment was due'
  if (provider === counterKey) return 'Paid at the counter'
  return isGivenUp(before)
    ? `Paid by ${provider}, after the payment was given up on (${before})`
    : `Paid by ${provider}`
}

const isGivenUp = (status: AttemptStatus): boolean =>
  status === 'failed' || status === 'cancelled' || status === 'expired'
