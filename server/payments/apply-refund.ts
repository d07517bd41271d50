import { and, eq, inArray, sql } from 'drizzle-orm'
import { cents, formatMoney } from '#domain/money/money.ts'
import { backBy, type RefundWay } from '#domain/money/refund-way.ts'
import type { PaymentStatus } from '#domain/orders/order-status.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { refundMade } from '#server/mail/templates/refund-made.ts'
import type { OrderMoneyParts } from '#server/orders/index.ts'
import type { Attempt } from './attempts.ts'
import type { RefundDeps } from './deps.ts'
import type { RefundTruth } from './port.ts'
import { collectingOf, wholeOf } from './prepare-refund.ts'
import { collectedCents } from './refund-part.ts'

import { paymentAttempts, type Refund, refunds } from './tables.ts'
import { wayOf } from './way-of.ts'

const desk = { system: 'Refunds' }

/**
 * A single transaction whose first statement decides: the caller that moves the refund also updates the order, the
 * goods, the discount and the email. A refund that bounces after it was done frees its amount again.
 */
export async function applyRefund(deps: RefundDeps, refund: Refund, truth: RefundTruth): Promise<void> {
  if (truth.state === 'unknown') return
  const { database, clock } = deps
  await database.transaction(async (transaction) => {
    // Locks the attempt first, as everything that touches it does.
    const [attempt] = await transaction
      .select({ id: paymentAttempts.id, provider: paymentAttempts.provider })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, refund.attemptId))
      .for('update')
    const [moved] = await transaction
      .update(refunds)
      .set({
        status: truth.state,
        reference: truth.reference,
        failureReason: truth.state === 'failed' ? truth.reason : null,
        settledAt: truth.state === 'pending' ? null : clock.now(),
      })
      .where(and(eq(refunds.id, refund.id), inArray(refunds.status, movableTo(truth))))
      .returning()
    if (!attempt || !moved || truth.state === 'pending') return
    if (truth.state === 'done')
      await finish(deps, transaction, moved, await wayOf(deps, transaction, attempt))
    else await free(deps, transaction, moved)
    deps.reach('refund:before-settle')
  })
}

/**
 * A refund that is done can fail only under the provider's own reference: a refusal without one is about a call, not
 * the refund.
 */
function movableTo(truth: Exclude<RefundTruth, { state: 'unknown' }>): Refund['status'][] {
  if (truth.state === 'pending') return ['requested']
  if (truth.state === 'done') return ['requested', 'pending']
  return truth.reference === null ? ['requested'] : ['requested', 'pending', 'done']
}

async function finish(
  deps: RefundDeps,
  transaction: Transaction,
  refund: Refund,
  way: RefundWay,
): Promise<void> {
  const { orders, mail } = deps
  const { orderId } = refund
  const amount = formatMoney(cents(refund.amountCents))
  const to = await statusAfter(deps, transaction, refund)
  const note = `Refunded ${amount}${backBy(way)}: ${refund.reason}`
  await orders.notePayment(transaction, desk, orderId, { to, note })
  await deps.emit(transaction, 'refund.done', {
    orderId,
    refundId: refund.id,
    lines: refund.kind === 'full' ? 'all' : refund.lines,
    returnStock: refund.returnStock,
    returnDiscountUse: refund.returnDiscountUse,
  })
  const { id: refundId, amountCents } = refund
  await deps.emit(transaction, 'payment.refunded', { orderId, refundId, amountCents })
  const money = await orders.moneyOf(transaction, orderId)
  if (!money?.orderNumber) return
  await mail.send(transaction, {
    template: refundMade,
    to: money.contactEmail,
    data: {
      orderId,
      orderNumber: money.orderNumber,
      customerName: money.contactName,
      amount,
      reason: refund.reason,
      lines: refund.kind === 'lines' ? refund.lines.map(toMailLine) : [],
      isWhole: to === 'refunded',
      byHand: way === 'online' ? null : way,
    },
    dedupeKey: `refund:${refund.id}`,
  })
}

const toMailLine = ({ name, quantity, amountCents }: Refund['lines'][number]) => ({
  name,
  quantity,
  amount: formatMoney(cents(amountCents)),
})

async function free(deps: RefundDeps, transaction: Transaction, refund: Refund): Promise<void> {
  await transaction
    .update(paymentAttempts)
    .set({ refundedCents: sql`${paymentAttempts.refundedCents} - ${refund.amountCents}` })
    .where(eq(paymentAttempts.id, refund.attemptId))
  const to = await statusAfter(deps, transaction, refund)
  const { id: refundId, orderId, amountCents } = refund
  const note = `The refund of ${formatMoney(cents(amountCents))} failed: ${refund.failureReason}`
  await deps.orders.notePayment(transaction, desk, orderId, { to, note })
  const wholeId = await wholeOf(transaction, refund)
  await deps.emit(transaction, 'refund.failed', { orderId, refundId, wholeId, amountCents })
}

/**
 * Derived from what was collected for the order and its changes and what was refunded; undefined if there is neither.
 */
export async function statusAfter(
  { orders }: { orders: Pick<RefundDeps['orders'], 'moneyOf'> },
  transaction: Transaction,
  { orderId }: Pick<Refund, 'orderId'>,
): Promise<PaymentStatus | undefined> {
  const money = await orders.moneyOf(transaction, orderId)
  const attempts = await collectingOf(transaction, orderId)
  if (attempts.length === 0 || !money) return undefined
  const [done] = await transaction
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'done')))
  return paymentStatusOf(attempts, money, done?.cents ?? 0)
}

/**
 * An overpayment can be refunded without changing the order; unverified money stays unverified until all of it is
 * refunded.
 */
function paymentStatusOf(
  attempts: readonly Attempt[],
  money: OrderMoneyParts,
  doneCents: number,
): PaymentStatus {
  const collected = attempts.reduce((sum, attempt) => sum + collectedCents(attempt), 0)
  const net = collected - doneCents
  if (net <= 0) return 'refunded'
  if (attempts.every(({ status }) => status === 'mismatch')) return 'unverified'
  return net >= Math.min(money.totalCents, collected) ? 'paid' : 'partially_refunded'
}
