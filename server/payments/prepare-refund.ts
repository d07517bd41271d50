import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { cents, formatMoney } from '#domain/money/money.ts'
import { type RefundInput, refundSchema, shareOut } from '#domain/money/refund-rules.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { derivedId, takeId } from '#server/kernel/operations/chosen-ids.ts'
import type { Attempt } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { leftOf, type Part, partOf } from './refund-part.ts'
import { paymentAttempts, type Refund, refunds } from './tables.ts'

export type RefundRefusal = {
  ok: false
  /** `nothing_left`: all of it has been refunded or has a refund requested. */
  reason: 'not_found' | 'no_payment' | 'nothing_left' | 'too_much' | 'no_such_line'
  message: string
  /** With `nothing_left`: the provider has not confirmed all of the refunds yet. */
  isUnderWay?: boolean
}

/** Rolls back the transaction in which the refund was to be written. */
class RefundRefused extends Error {
  readonly refusal: RefundRefusal
  constructor(reason: RefundRefusal['reason'], message: string, isUnderWay?: boolean) {
    super(message)
    this.refusal = { ok: false, reason, message, isUnderWay }
  }
}

/** Several if the order was paid in several payments and no single one holds enough. */
type Prepared = { ok: true; refundIds: string[] }

type PrepareDeps = Pick<PaymentsDeps, 'clock' | 'orders' | 'emit' | 'reach'>

/**
 * Writes the intent before any request to the provider. The attempts' rows are the lock: refunds of one order run one
 * after another, and one conditional statement each keeps their sum at or below what was collected. A repeated request
 * under the same id returns what was written first, whatever happened to it.
 *
 * @throws IdTaken when its id belongs to something else.
 */
export async function prepareRefund(
  deps: PrepareDeps & Pick<PaymentsDeps, 'database'>,
  actor: Actor,
  orderId: string,
  input: RefundInput,
): Promise<Prepared | RefundRefusal> {
  try {
    return await deps.database.transaction(async (transaction) => {
      const attempts = await lockCollecting(transaction, orderId)
      const { refundId: id, ...contents } = input
      const isNew = await takeId(transaction, { id, of: 'refund', contents: { orderId, ...contents } })
      const refundIds = isNew
        ? await prepareWithin(deps, transaction, actor, orderId, input)
        : await sharesOf(transaction, id, attempts.length)
      deps.reach('refund:before-commit')
      return { ok: true, refundIds }
    })
  } catch (error) {
    if (error instanceof RefundRefused) return error.refusal
    throw error
  }
}

/** The ids written for a refund with at most `most` shares, the first share first. */
async function sharesOf(transaction: Transaction, refundId: string, most: number): Promise<string[]> {
  const ids = Array.from({ length: most }, (_, index) => shareIdOf(refundId, index))
  const known = await transaction.select({ id: refunds.id }).from(refunds).where(inArray(refunds.id, ids))
  return ids.filter((id) => known.some((one) => one.id === id))
}

/** The id of the refund that this one is a share of: that of its first share. */
export async function wholeOf(
  transaction: Transaction,
  { id, orderId }: Pick<Refund, 'id' | 'orderId'>,
): Promise<string> {
  const known = await transaction.select({ id: refunds.id }).from(refunds).where(eq(refunds.orderId, orderId))
  const isShareOf = (whole: string) => known.some((_, index) => shareIdOf(whole, index + 1) === id)
  return known.find((one) => isShareOf(one.id))?.id ?? id
}

const shareIdOf = (refundId: string, index: number): string =>
  index === 0 ? refundId : derivedId(refundId, index)

/**
 * Writes a refund in the caller's transaction; returns the ids of its shares.
 *
 * @throws RefundRefused, which must roll back that transaction.
 */
async function prepareWithin(
  deps: PrepareDeps,
  transaction: Transaction,
  actor: Actor,
  orderId: string,
  input: RefundInput,
): Promise<string[]> {
  const attempts = await lockCollecting(transaction, orderId)
  const money = await deps.orders.moneyOf(transaction, orderId)
  if (!money) throw new RefundRefused('not_found', 'There is no such order.')
  if (attempts.length === 0)
    throw new RefundRefused('no_payment', 'Nothing was paid for this order, so there’s nothing to refund.')
  const earlier = await transaction
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.status, 'failed')))
  const left = attempts.reduce((sum, attempt) => sum + leftOf(attempt), 0)
  const part = partOf(input, money, left, earlier)
  if (!part)
    throw new RefundRefused('no_such_line', 'This line doesn’t have that many pieces left to refund.')
  const shares = shareOut(attempts, leftOf, part.amountCents)
  if (!shares) {
    const isUnderWay = earlier.some(({ status }) => status !== 'done')
    const message = `Only ${formatMoney(cents(left))} of this payment is left to refund.`
    throw new RefundRefused(left === 0 ? 'nothing_left' : 'too_much', message, isUnderWay)
  }
  const refundIds: string[] = []
  for (const [index, { of: attempt, amountCents }] of shares.entries()) {
    // Lines, goods and discount are recorded with the first one.
    const share = index === 0 ? { ...input, ...part, amountCents } : { ...restOf(input), amountCents }
    const refundId = shareIdOf(input.refundId, index)
    await reserve(transaction, attempt, amountCents)
    await writeRefund(deps, transaction, actor, attempt, { ...share, refundId })
    refundIds.push(refundId)
    const asked = { orderId, refundId, amountCents }
    await deps.emit(transaction, 'refund.asked', { actor, ...asked, isOfLines: input.kind === 'lines' })
  }
  const note = `Refund of ${formatMoney(cents(part.amountCents))} requested: ${input.reason}`
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
  return refundIds
}

/** The payments of an order and its changes that collected something, oldest first. */
export const collectingOf = (executor: Executor, orderId: string): Promise<Attempt[]> =>
  collecting(executor, orderId)

/** The same, locked: before the order, as everything that touches both does. */
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

async function reserve(transaction: Transaction, attempt: Attempt, amountCents: number): Promise<void> {
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
  if (!reserved) throw new RefundRefused('too_much', 'This payment was just refunded. Check it again.')
}

export const lockForChange = async (transaction: Transaction, orderId: string): Promise<void> => {
  await lockCollecting(transaction, orderId)
}

/** For an order change, in its transaction. @throws AppError when less than that is left of what was paid. */
export async function prepareChangeRefund(
  deps: PrepareDeps,
  transaction: Transaction,
  actor: Actor,
  orderId: string,
  wanted: { refundId: string; amountCents: number; reason: string },
): Promise<string[]> {
  const input = refundSchema.parse({ kind: 'amount', ...wanted })
  try {
    return await prepareWithin(deps, transaction, actor, orderId, input)
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    throw new AppError('conflict', `${error.message} Choose to settle it by hand, or later.`)
  }
}
