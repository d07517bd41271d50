import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { announce } from '../announce.ts'
import type { DraftOrderDeps } from '../deps.ts'
import { triesOf } from '../find.ts'
import { overWords, paidMeanwhile, readyToWithdraw } from '../ready-to-withdraw.ts'
import { draftOrders } from '../tables.ts'
import { anyId, draftOrderId } from './shapes.ts'

const withdrawal = { reason: 'The payment link was cancelled', by: 'staff' } as const

/**
 * If a payment arrives at the same moment, one wins: either the order is there and this is refused, or money that
 * arrives anyway is shown in the payments list, and its order waits unverified.
 */
export const cancelDraftOrder = defineOperation({
  name: 'draft-orders.cancel',
  route: 'POST /draft-orders/{draftOrder}/cancel',
  summary:
    'Discard a draft, or cancel a payment link: no one can pay it after that, and its stock is released',
  may: 'orders.write',
  input: z.object({ draftOrder: draftOrderId }),
  example: { draftOrder: anyId },
  result: z.undefined(),
  async run(deps: DraftOrderDeps, actor, { draftOrder: id }) {
    const row = await readyToWithdraw(deps, id)
    return deps.database.transaction(async (transaction) => {
      const tries = await triesOf(transaction, id)
      if (!(await deps.payments.withdraw(transaction, tries, withdrawal)))
        throw new AppError('conflict', paidMeanwhile)
      const now = deps.clock.now()
      const [cancelled] = await transaction
        .update(draftOrders)
        .set({ state: 'cancelled', changedAt: now, endedAt: now })
        .where(and(eq(draftOrders.id, id), inArray(draftOrders.state, ['draft', 'sent'])))
        .returning({ id: draftOrders.id })
      if (!cancelled) throw new AppError('conflict', overWords)
      await audit(transaction, actor, {
        action: 'draft-order.cancel',
        subject: `draft-order:${id}`,
        before: { state: row.state },
        after: { state: 'cancelled' },
      })
      await announce(deps, transaction, id)
      return ok(undefined)
    })
  },
})
