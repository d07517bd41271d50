import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit, nameOfActor } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { PaymentsDeps } from '../deps.ts'
import { paymentAttempts } from '../tables.ts'
import { anyPayment, paymentGone, paymentId } from './payment-id.ts'

/**
 * Staff accept a difference in the books, such as a refund made on the provider's own site. A different or later one
 * needs their attention again.
 */
export const noteDifference = defineOperation({
  name: 'payments.note-difference',
  route: 'POST /payments/{payment}/note',
  summary: 'Leave a difference in the books as it is; `difference` is the one you read',
  may: 'payments.write',
  input: z.object({ payment: paymentId, difference: z.string().max(2_000) }),
  example: { payment: anyPayment, difference: 'The provider refunded $5.00, the shop nothing' },
  result: z.undefined(),
  run: ({ database, clock, orders, realtime }: PaymentsDeps, actor, { payment: id, difference: seen }) =>
    database.transaction(async (transaction) => {
      const [attempt] = await transaction
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.id, id))
        .for('update')
      if (!attempt) throw new AppError('not_found', paymentGone)
      if (attempt.difference !== seen)
        throw new AppError('conflict', 'The difference has changed in the meantime. Check it again.')
      // Pressed twice, or by two people: the first person's name stays.
      if (attempt.notedDifference === seen) return ok(undefined)
      await transaction
        .update(paymentAttempts)
        .set({
          notedDifference: seen,
          notedBy: nameOfActor(actor),
          notedAt: clock.now(),
        })
        .where(eq(paymentAttempts.id, id))
      await audit(transaction, actor, {
        action: 'payment.note-difference',
        subject: `payment:${id}`,
        after: { difference: seen },
      })
      await orders.notePayment(transaction, actor, attempt.orderId, { note: `Noted: ${seen}` })
      await realtime.announce(transaction, { topic: 'staff', event: 'payment.checked', id })
      return ok(undefined)
    }),
})
