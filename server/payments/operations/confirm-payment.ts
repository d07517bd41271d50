import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { statusAfter } from '../apply-refund.ts'
import type { PaymentsDeps } from '../deps.ts'
import { paymentAttempts } from '../tables.ts'
import { anyOrder, orderGone, orderId } from './order-id.ts'

/**
 * Staff vouch for the money of an unverified order; the whole total then counts as received. Refunds made in the
 * meantime stay refunded.
 */
export const confirmPayment = defineOperation({
  name: 'payments.confirm',
  route: 'POST /orders/{order}/payment-confirmation',
  summary: 'Vouch for an order’s payment that could not be verified; the order is then released',
  may: 'payments.write',
  input: z.object({ order: orderId }),
  example: { order: anyOrder },
  result: z.undefined(),
  async run(deps: PaymentsDeps, actor, { order: id }) {
    const { orders } = deps
    if (await confirm(deps, actor, id)) return ok(undefined)
    if (!(await orders.labelsOf([id])).has(id)) throw new AppError('not_found', orderGone)
    throw new AppError('conflict', 'Someone else or the provider has settled it.')
  },
})

const confirm = (
  { database, clock, orders, emit }: PaymentsDeps,
  actor: Actor,
  orderId: string,
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    // Locks the attempt before the order, as SETTLE does: two locks taken in the same order cannot deadlock.
    const unsettled = and(
      eq(paymentAttempts.orderId, orderId),
      isNull(paymentAttempts.changeId),
      inArray(paymentAttempts.status, ['pending', 'mismatch']),
    )
    const [attempt] = await transaction.select().from(paymentAttempts).where(unsettled).for('update')
    const outcome = await orders.confirmByStaff(transaction, actor, orderId)
    if (!outcome.ok) return false
    await emit(transaction, 'payment.settled', { orderId, outcome: 'paid' })
    if (!attempt) return true
    await transaction
      .update(paymentAttempts)
      .set({
        status: 'paid',
        capturedCents: attempt.amountCents,
        settledAt: clock.now(),
        settledBy: 'staff',
      })
      .where(eq(paymentAttempts.id, attempt.id))
    const to = await statusAfter({ orders }, transaction, { orderId })
    if (to && to !== 'paid')
      await orders.notePayment(transaction, actor, orderId, {
        to,
        note: 'Part of it had already been refunded',
      })
    return true
  })
