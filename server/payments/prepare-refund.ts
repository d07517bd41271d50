import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { cents, formatMoney } from '#domain/money/money.ts'
import { type RefundInput, refundOfPieces } from '#domain/money/refund.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { OrderMoneyParts } from '#server/orders/index.ts'
import type { Attempt } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { paymentAttempts, type RefundLine, refunds } from './tables.ts'

export type PrepareRefundOutcome =
  | { ok: true; refundId: string }
  | { ok: false; reason: 'not_found' | 'no_payment' | 'too_much' | 'no_such_line'; message: string }

/**
 * Writes the intent before anything is asked of the provider. The attempt's row is the lock: refunds of one
 * payment follow each other, and one conditional statement keeps their sum at or below what was collected.
 */
export async function prepareRefund(
  { database, clock, orders, reach }: Pick<PaymentsDeps, 'database' | 'clock' | 'orders' | 'reach'>,
  actor: Actor,
  orderId: string,
  input: RefundInput,
): Promise<PrepareRefundOutcome> {
  return database.transaction(async (transaction) => {
    const [attempt] = await transaction
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.status, ['paid', 'mismatch'])))
      .for('update')
    const money = await orders.moneyOf(transaction, orderId)
    if (!money) return refuse('not_found', 'There is no such order.')
    if (!attempt)
      return refuse('no_payment', 'Nothing was paid for this order, so nothing can be given back.')
    const earlier = await transaction
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), ne(refunds.status, 'failed')))
    if (earlier.some(({ id }) => id === input.refundId)) return { ok: true, refundId: input.refundId }
    const part = partOf(input, money, attempt, earlier)
    if (!part) return refuse('no_such_line', 'So many pieces of this line are not left to refund.')
    if (!(await reserve(transaction, attempt, part.amountCents)))
      return refuse('too_much', `Only ${moneyLeft(attempt)} of this payment is left to refund.`)

    const { refundId: id, kind, reason, returnStock, returnDiscountUse } = input
    const now = clock.now()
    await transaction.insert(refunds).values({
      id,
      attemptId: attempt.id,
      orderId,
      kind,
      ...part,
      currency: attempt.reportedCurrency ?? attempt.currency,
      reason,
      returnStock,
      returnDiscountUse,
      requestedBy: actor.user?.id ?? null,
      requestedByName: actor.user?.email ?? '',
      createdAt: now,
      nextCheckAt: now,
    })
    const note = `Refund of ${formatMoney(cents(part.amountCents))} asked for: ${reason}`
    await orders.notePayment(transaction, actor, orderId, { note })
    await audit(transaction, actor, {
      action: 'order.refund',
      subject: `order:${orderId}`,
      before: { refundedCents: attempt.refundedCents },
      after: { refundId: id, kind, amountCents: part.amountCents, reason },
    })
    reach('refund:before-commit')
    return { ok: true, refundId: id }
  })
}

const refuse = (
  reason: Extract<PrepareRefundOutcome, { ok: false }>['reason'],
  message: string,
): PrepareRefundOutcome => ({ ok: false, reason, message })

/** What the provider holds for an attempt: what it reported, or what staff vouched for. */
export const collectedCents = (attempt: Attempt): number => attempt.reportedCents ?? attempt.capturedCents

const moneyLeft = (attempt: Attempt): string =>
  formatMoney(cents(collectedCents(attempt) - attempt.refundedCents))

type Part = { amountCents: number; shippingCents: number; lines: RefundLine[] }
type Earlier = { lines: RefundLine[]; shippingCents: number }

/** Null when a line has fewer pieces left than are asked for. */
function partOf(
  input: RefundInput,
  money: OrderMoneyParts,
  attempt: Attempt,
  earlier: readonly Earlier[],
): Part | null {
  const left = Math.max(0, collectedCents(attempt) - attempt.refundedCents)
  if (input.kind === 'amount') return { amountCents: input.amountCents ?? 0, shippingCents: 0, lines: [] }
  const shippingLeft = money.shippingCents - earlier.reduce((sum, one) => sum + one.shippingCents, 0)
  if (input.kind === 'full') {
    const lines = money.lines.flatMap((line) => {
      const before = refundedPieces(earlier, line.orderItemId)
      const quantity = line.quantity - before
      return quantity > 0 ? [toRefundLine(line, before, quantity)] : []
    })
    return { amountCents: left, shippingCents: Math.max(0, shippingLeft), lines }
  }
  const lines: RefundLine[] = []
  for (const { orderItemId, quantity } of input.lines) {
    const line = money.lines.find((one) => one.orderItemId === orderItemId)
    const before = refundedPieces(earlier, orderItemId) + refundedPieces([{ lines }], orderItemId)
    if (!line || before + quantity > line.quantity) return null
    lines.push(toRefundLine(line, before, quantity))
  }
  const shippingCents = input.withShipping ? Math.max(0, shippingLeft) : 0
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, shippingCents)
  return { amountCents, shippingCents, lines }
}

const refundedPieces = (earlier: readonly { lines: RefundLine[] }[], orderItemId: string): number =>
  earlier
    .flatMap(({ lines }) => lines)
    .filter((line) => line.orderItemId === orderItemId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

const toRefundLine = (
  line: OrderMoneyParts['lines'][number],
  before: number,
  quantity: number,
): RefundLine => ({
  orderItemId: line.orderItemId,
  position: line.position,
  name: line.name,
  quantity,
  amountCents: refundOfPieces(line, before, quantity),
})

async function reserve(transaction: Transaction, attempt: Attempt, amountCents: number): Promise<boolean> {
  const collected = sql`coalesce(${paymentAttempts.reportedCents}, ${paymentAttempts.capturedCents})`
  const [reserved] = await transaction
    .update(paymentAttempts)
    .set({ refundedCents: sql`${paymentAttempts.refundedCents} + ${amountCents}` })
    .where(
      and(
        eq(paymentAttempts.id, attempt.id),
        sql`${amountCents} > 0 and ${paymentAttempts.refundedCents} + ${amountCents} <= ${collected}`,
      ),
    )
    .returning({ id: paymentAttempts.id })
  return reserved !== undefined
}
