import { randomBytes } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '#server/kernel/database.ts'
import type { RefundRequest, RefundTruth } from '#server/payments/port.ts'
import { sandboxPayments, sandboxRefunds } from './tables.ts'

/** Refunds immediately, and never more than was paid: the payment's row is locked while the sum is checked. */
export async function refund(database: Database, now: Date, request: RefundRequest): Promise<RefundTruth> {
  return database.transaction(async (transaction) => {
    const paymentKey = request.attempt.id
    const [payment] = await transaction
      .select({ amountCents: sandboxPayments.amountCents })
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.idempotencyKey, paymentKey), eq(sandboxPayments.state, 'paid')))
      .for('update')
    // Behind the lock: of two concurrent requests with the same key, the second finds the first one's refund.
    const known = await lookUpRefund(transaction, request)
    if (known.state !== 'unknown') return known
    const [given] = await transaction
      .select({ cents: givenBackOf(paymentKey) })
      .from(sandboxPayments)
      .where(eq(sandboxPayments.idempotencyKey, paymentKey))
    if (!payment || !given || given.cents + request.amount > payment.amountCents)
      return { state: 'failed', reference: null, reason: 'The sandbox has less than that' } as const
    const reference = `sbr_${randomBytes(12).toString('hex')}`
    await transaction.insert(sandboxRefunds).values({
      reference,
      idempotencyKey: request.id,
      paymentKey,
      amountCents: request.amount,
      state: 'done',
      createdAt: now,
    })
    return { state: 'done', reference } as const
  })
}

/** The amount refunded for the payment with this key. */
export const givenBackOf = (paymentKey: string): SQL<number> =>
  sql<number>`(select coalesce(sum(${sandboxRefunds.amountCents}), 0)::int from ${sandboxRefunds}
    where ${sandboxRefunds.paymentKey} = ${paymentKey} and ${sandboxRefunds.state} <> 'failed')`

export async function lookUpRefund(executor: Executor, { id }: RefundRequest): Promise<RefundTruth> {
  const [row] = await executor.select().from(sandboxRefunds).where(eq(sandboxRefunds.idempotencyKey, id))
  if (!row) return { state: 'unknown' }
  const { reference, state } = row
  return state === 'failed' ? { state, reference, reason: 'The sandbox returned it' } : { state, reference }
}

/** Closes the page so that no one can complete it. @throws Error if someone already has. */
export async function closeCheckout({ orm }: Database, now: Date, attemptId: string): Promise<void> {
  const ofAttempt = eq(sandboxPayments.idempotencyKey, attemptId)
  await orm
    .update(sandboxPayments)
    .set({ state: 'cancelled', finishedAt: now })
    .where(and(ofAttempt, eq(sandboxPayments.state, 'open')))
  const [payment] = await orm.select({ state: sandboxPayments.state }).from(sandboxPayments).where(ofAttempt)
  if (payment && payment.state !== 'cancelled' && payment.state !== 'declined')
    throw new Error('The sandbox payment is already finished')
}
