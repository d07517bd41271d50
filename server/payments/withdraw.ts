import { and, eq, inArray, isNotNull, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import { findProvider } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import { paymentAttempts, type SettleSource } from './tables.ts'

/**
 * Records that the shop no longer wants the money for these orders: none of their attempts can lead to a paid order
 * anymore, and money that arrives anyway appears in the payments list with the reason. A page that is not closed
 * (`closePage`) is left to the sweeper, which is due immediately. Locks attempts before orders, as SETTLE does.
 *
 * Returns false, without changing anything, if one of them is already paid.
 */
export async function withdraw(
  deps: WithdrawDeps,
  transaction: Transaction,
  orderIds: readonly string[],
  why: Withdrawal,
): Promise<boolean> {
  if (orderIds.length === 0) return true
  return withdrawThose(deps, transaction, inArray(paymentAttempts.orderId, [...orderIds]), why)
}

/** The same for the balance due of a change to a paid order. */
export const withdrawChange = (
  deps: WithdrawDeps,
  transaction: Transaction,
  changeId: string,
  why: Withdrawal,
): Promise<boolean> => withdrawThose(deps, transaction, eq(paymentAttempts.changeId, changeId), why)

/** `by`: who caused it, as named in the books. */
type Withdrawal = { reason: string; by: SettleSource }

type WithdrawDeps = Pick<PaymentsDeps, 'clock' | 'orders' | 'emit'>

async function withdrawThose(
  { clock, orders, emit }: WithdrawDeps,
  transaction: Transaction,
  which: SQL,
  { reason, by: settledBy }: Withdrawal,
): Promise<boolean> {
  const attempts = await transaction.select().from(paymentAttempts).where(which).for('update')
  if (attempts.some(({ status }) => status === 'paid' || status === 'mismatch')) return false
  await transaction
    .update(paymentAttempts)
    .set({ withdrawnReason: reason })
    .where(and(which, isNull(paymentAttempts.withdrawnReason)))
  const now = clock.now()
  for (const { id, orderId, changeId, status, redirectUrl } of attempts) {
    if (status !== 'pending') continue
    await transaction
      .update(paymentAttempts)
      .set(
        redirectUrl === null
          ? { status: 'cancelled', failureReason: reason, settledAt: now, settledBy }
          : { nextCheckAt: now },
      )
      .where(eq(paymentAttempts.id, id))
    if (changeId === null && (await orders.markUnpaid(transaction, orderId, 'expired', reason)))
      await emit(transaction, 'payment.settled', { orderId, outcome: 'unpaid' })
  }
  return true
}

const isAskedByChange = (orderId: string): SQL | undefined =>
  and(
    eq(paymentAttempts.orderId, orderId),
    isNotNull(paymentAttempts.changeId),
    notInArray(paymentAttempts.status, ['paid', 'mismatch']),
  )

/** Locks what changes to a paid order ask for, before the order. */
export async function lockAsked(transaction: Transaction, orderId: string): Promise<void> {
  await transaction
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(isAskedByChange(orderId))
    .for('update')
}

/**
 * No one should pay what changes to a paid order ask for anymore: the sweeper closes their pages, and staff look at
 * money that arrives anyway.
 */
export async function withdrawAsked(
  { clock }: Pick<PaymentsDeps, 'clock'>,
  transaction: Transaction,
  orderId: string,
  reason: string,
): Promise<void> {
  await transaction
    .update(paymentAttempts)
    .set({ withdrawnReason: reason, nextCheckAt: clock.now() })
    .where(and(isAskedByChange(orderId), isNull(paymentAttempts.withdrawnReason)))
}

/** Whether the shop has withdrawn any of this order's payment requests. */
export async function isWithdrawn(transaction: Transaction, orderId: string): Promise<boolean> {
  const ofOrder = eq(paymentAttempts.orderId, orderId)
  const rows = await transaction
    .select({ reason: paymentAttempts.withdrawnReason })
    .from(paymentAttempts)
    .where(ofOrder)
  return rows.some(({ reason }) => reason !== null)
}

/**
 * Closes the page of an order that no one should pay anymore, so that it leads nowhere. Never inside a transaction.
 * False when the provider says that it is completed, or can't be asked: then someone may have paid. A provider that is
 * no longer set up is not waited for: money that still arrives through it counts as withdrawn.
 */
export const closePage = (deps: CloseDeps, orderId: string): Promise<boolean> =>
  closePageOf(deps, and(eq(paymentAttempts.orderId, orderId), isNull(paymentAttempts.changeId)))

/** The same for the balance due of a change to a paid order. */
export const closeChangePage = (deps: CloseDeps, changeId: string): Promise<boolean> =>
  closePageOf(deps, eq(paymentAttempts.changeId, changeId))

type CloseDeps = Pick<PaymentsDeps, 'database' | 'providers' | 'log'>

async function closePageOf(
  { database, providers, log }: CloseDeps,
  which: SQL | undefined,
): Promise<boolean> {
  const [attempt] = await database.orm
    .select()
    .from(paymentAttempts)
    .where(and(which, eq(paymentAttempts.status, 'pending')))
  if (!attempt || attempt.redirectUrl === null) return true
  try {
    const provider = findProvider(providers, attempt.provider)
    if (provider) await provider.closeCheckout(attempt)
    else log.warn({ attemptId: attempt.id, provider: attempt.provider }, 'no one can close this payment page')
    await database.orm
      .update(paymentAttempts)
      .set({ redirectUrl: null })
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, 'pending')))
    return true
  } catch (error) {
    log.warn({ attemptId: attempt.id, error }, 'a payment page could not be closed')
    return false
  }
}
