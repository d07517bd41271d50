import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { cents, formatMoney } from '#domain/money/money.ts'
import { type RefundInput, refundSchema } from '#domain/money/refund-rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { Attempt } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { leftOf, type Part, partOf, shareOut } from './refund-part.ts'
import { paymentAttempts, refunds } from './tables.ts'

export type PrepareRefundOutcome =
  /** Several where the order was paid in several payments, and one of them does not hold so much. */
  | { ok: true; refundIds: string[] }
  | { ok: false; reason: 'not_found' | 'no_payment' | 'too_much' | 'no_such_line'; message: string }

type PrepareDeps = Pick<PaymentsDeps, 'clock' | 'orders' | 'reach'>

/**
 * Writes the intent before anything is asked of the provider. The attempts' rows are the lock: refunds of one order
 * follow each other, and one conditional statement for each keeps their sum at or below what was collected.
 */
export const prepareRefund = (
  deps: PrepareDeps & Pick<PaymentsDeps, 'database'>,
  actor: Actor,
  orderId: string,
  input: RefundInput,
): Promise<PrepareRefundOutcome> =>
  deps.database.transaction(async (transaction) => {
    const outcome = await prepareWithin(deps, transaction, actor, orderId, input)
    deps.reach('refund:before-commit')
    return outcome
  })

/** The same in the caller's transaction, which must be undone when it is refused. */
export async function prepareWithin(
  deps: PrepareDeps,
  transaction: Transaction,
  actor: Actor,
  orderId: string,
  input: RefundInput,
): Promise<PrepareRefundOutcome> {
  const attempts = await lockCollecting(transaction, orderId)
  const money = await deps.orders.moneyOf(transaction, orderId)
  if (!money) return refuse('not_found', 'There is no such order.')
  if (attempts.length === 0)
    return refuse('no_payment', 'Nothing was paid for this order, so nothing can be given back.')
  const earlier = await transaction
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.status, 'failed')))
  if (earlier.some(({ id }) => id === input.refundId)) return { ok: true, refundIds: [input.refundId] }
  const left = attempts.reduce((sum, attempt) => sum + leftOf(attempt), 0)
  const part = partOf(input, money, left, earlier)
  if (!part) return refuse('no_such_line', 'So many pieces of this line are not left to refund.')
  const shares = shareOut(attempts, part.amountCents)
  if (!shares)
    return refuse('too_much', `Only ${formatMoney(cents(left))} of this payment is left to refund.`)
  const refundIds: string[] = []
  for (const { attempt, amountCents } of shares) {
    // What is told of lines, goods and discount stands with the first one.
    const isFirst = refundIds.length === 0
    const refundId = isFirst ? input.refundId : randomUUID()
    const share = isFirst ? { ...input, ...part, amountCents } : { ...restOf(input), amountCents }
    if (!(await reserve(transaction, attempt, amountCents)))
      return refuse('too_much', 'This payment was refunded just now. Look at it again.')
    await writeRefund(deps, transaction, actor, attempt, { ...share, refundId })
    refundIds.push(refundId)
  }
  const note = `Refund of ${formatMoney(cents(part.amountCents))} asked for: ${input.reason}`
  await deps.orders.notePayment(transaction, actor, orderId, { note })
  await audit(transaction, actor, {
    action: 'order.refund',
    subject: `order:${orderId}`,
    before: { refundedCents: attempts.reduce((sum, { refundedCents }) => sum + refundedCents, 0) },
    after: {
      refundId: input.refundId,
      kind: input.kind,
      amountCents: part.amountCents,
      reason: input.reason,
    },
  })
  return { ok: true, refundIds }
}

/** The payments of an order and of its changes that collected something, the first one first. */
export const collectingOf = (executor: Executor, orderId: string): Promise<Attempt[]> =>
  collecting(executor, orderId)

/** The same, locked: before the order, as all that touch both do. */
export const lockCollecting = (transaction: Transaction, orderId: string): Promise<Attempt[]> =>
  collecting(transaction, orderId).for('update')

const collecting = (executor: Executor, orderId: string) =>
  executor
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.status, ['paid', 'mismatch'])))
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id))

const restOf = ({ reason }: RefundInput) => ({
  ...{ kind: 'amount' as const, reason, shippingCents: 0, lines: [] },
  ...{ returnStock: false, returnDiscountUse: false },
})

type NewRefund = Part &
  Pick<RefundInput, 'refundId' | 'kind' | 'reason' | 'returnStock' | 'returnDiscountUse'>

async function writeRefund(
  { clock }: Pick<PrepareDeps, 'clock'>,
  transaction: Transaction,
  actor: Actor,
  attempt: Attempt,
  { refundId: id, kind, reason, returnStock, returnDiscountUse, ...part }: NewRefund,
): Promise<void> {
  const now = clock.now()
  const { amountCents, shippingCents, lines } = part
  await transaction.insert(refunds).values({
    ...{ id, kind, reason, returnStock, returnDiscountUse, amountCents, shippingCents, lines },
    attemptId: attempt.id,
    orderId: attempt.orderId,
    currency: attempt.reportedCurrency ?? attempt.currency,
    requestedBy: actor.user?.id ?? null,
    requestedByName: nameOfActor(actor),
    createdAt: now,
    nextCheckAt: now,
  })
}

const refuse = (
  reason: Extract<PrepareRefundOutcome, { ok: false }>['reason'],
  message: string,
): PrepareRefundOutcome => ({ ok: false, reason, message })

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

export const lockForChange = async (transaction: Transaction, orderId: string): Promise<void> => {
  await lockCollecting(transaction, orderId)
}

/** Writes a refund in the caller's transaction, which must be undone when it is refused. */
export const prepareChangeRefund = (
  deps: PrepareDeps,
  transaction: Transaction,
  actor: Actor,
  orderId: string,
  wanted: { refundId: string; amountCents: number; reason: string },
): Promise<PrepareRefundOutcome> =>
  prepareWithin(deps, transaction, actor, orderId, refundSchema.parse({ kind: 'amount', ...wanted }))
