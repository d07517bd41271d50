import { eq, sql } from 'drizzle-orm'
import type { CounterPaymentInput, CounterPaymentView } from '#domain/orders/draft-order.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { nameOfActor } from '#server/kernel/audit.ts'
import { type Clock, seconds } from '#server/kernel/clock.ts'
import { callOutside, type Database, type Executor, type Transaction } from '#server/kernel/database.ts'
import {
  counterKey,
  type PaymentProvider,
  type RefundRequest,
  type RefundTruth,
} from '#server/payments/port.ts'
import { counterPayments, counterRefunds } from './tables.ts'

export type TakenPayment = CounterPaymentInput & { attemptId: string; amountCents: number; currency: string }

/** Payments taken by hand: what staff recorded is the truth that SETTLE asks for. */
export type Counter = PaymentProvider & {
  /** In the same transaction as the order that it pays for. */
  take(transaction: Transaction, actor: Actor, payment: TakenPayment): Promise<void>
  /** How an attempt was paid, for staff; null if it was not paid here. */
  find(attemptId: string): Promise<CounterPaymentView | null>
}

const longest = seconds(30)

export function createCounter({ database, clock }: { database: Database; clock: Clock }): Counter {
  const { orm } = database
  return {
    key: counterKey,
    name: 'Counter',
    checkAccess: async () => {},
    createCheckout: () => Promise.reject(new Error('The counter has no payment page')),
    lookUp: ({ id }) =>
      callOutside('counter', longest, async () => {
        const row = await findPayment(orm, id)
        if (!row) return { state: 'unknown' }
        const { amountCents: amount, currency, attemptId } = row
        return { state: 'paid', amount, currency, attemptId, refunded: await givenBack(orm, id) }
      }),
    closeCheckout: async () => {},
    refund: (request) => callOutside('counter', longest, () => giveBack(database, clock.now(), request)),
    lookUpRefund: (request) => callOutside('counter', longest, () => lookUpRefund(orm, request)),
    verifyWebhook: async () => null,
    async take(transaction, actor, payment) {
      await transaction.insert(counterPayments).values({
        ...payment,
        takenBy: actor.user?.id ?? null,
        takenByName: nameOfActor(actor),
        takenAt: clock.now(),
      })
    },
    takenBy: async (executor, attemptId) => (await findPayment(executor, attemptId))?.method ?? null,
    async find(attemptId) {
      const row = await findPayment(orm, attemptId)
      if (!row) return null
      const { method, reference, takenByName, takenAt } = row
      return { method, reference, takenByName, takenAt }
    },
  }
}

async function findPayment(executor: Executor, attemptId: string) {
  const [row] = await executor.select().from(counterPayments).where(eq(counterPayments.attemptId, attemptId))
  return row
}

const givenBack = async (executor: Executor, attemptId: string): Promise<number> => {
  const [row] = await executor
    .select({ sum: sql<number>`coalesce(sum(${counterRefunds.amountCents}), 0)::int` })
    .from(counterRefunds)
    .where(eq(counterRefunds.attemptId, attemptId))
  return row?.sum ?? 0
}

/** Staff who click the button have the money in hand, so recording a refund completes it; never more than was paid. */
async function giveBack(
  database: Database,
  givenAt: Date,
  { id, attempt, amount }: RefundRequest,
): Promise<RefundTruth> {
  return database.transaction(async (transaction) => {
    const [payment] = await transaction
      .select()
      .from(counterPayments)
      .where(eq(counterPayments.attemptId, attempt.id))
      .for('update')
    const known = await lookUpRefund(transaction, { id })
    if (known.state !== 'unknown') return known
    if (!payment || (await givenBack(transaction, attempt.id)) + amount > payment.amountCents)
      return {
        state: 'failed',
        reference: null,
        reason: 'That is more than was taken at the counter',
      } as const
    await transaction
      .insert(counterRefunds)
      .values({ id, attemptId: attempt.id, amountCents: amount, givenAt })
    return { state: 'done', reference: id } as const
  })
}

async function lookUpRefund(executor: Executor, { id }: Pick<RefundRequest, 'id'>): Promise<RefundTruth> {
  const [row] = await executor.select().from(counterRefunds).where(eq(counterRefunds.id, id))
  return row ? { state: 'done', reference: row.id } : { state: 'unknown' }
}
