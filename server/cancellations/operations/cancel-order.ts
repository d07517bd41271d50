import { z } from 'zod'
import { cancellationSchema } from '#domain/orders/cancellation.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type ChosenId, derivedId, isDone, takeId } from '#server/kernel/operations/chosen-ids.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { CancellationDeps } from '../deps.ts'

const orderGone = 'There is no such order.'

/**
 * Money before status: a refund of which anything is refused leaves the order's status as it was. All else is one
 * transaction, and the refund is one however often the same form comes, so whoever was interrupted sends it again.
 */
export const cancelOrder = defineOperation({
  name: 'orders.cancel',
  route: 'POST /orders/{order}/cancellation',
  summary:
    'Cancel an order, with its refund, goods and mail by choice; `cancelId` is yours: sent twice, it is one',
  may: 'payments.refund',
  input: cancellationSchema.extend({ order: z.uuid(orderGone) }),
  example: {
    order: '8a4c2f6e-0000-4000-8000-000000000000',
    cancelId: '8a4c2f6e-0000-4000-8000-000000000001',
    reason: 'Asked for by the customer',
    ...{ refund: true, returnStock: true, tellCustomer: true },
  },
  /** `waiting` while the provider has not said that the refund is done. */
  result: z.object({ refund: z.enum(['none', 'done', 'waiting']) }),
  async run(deps: CancellationDeps, actor, { order: orderId, ...wanted }) {
    const order = await deps.orders.getForStaff(actor, orderId)
    if (!order) throw new AppError('not_found', orderGone)
    const { cancelId, ...contents } = wanted
    const { reason, refund, returnStock, tellCustomer } = contents
    const chosen: ChosenId = { id: cancelId, of: 'cancellation', contents: { orderId, ...contents } }
    const isAgain = await isDone(deps.database.orm, chosen)
    if (order.status === 'cancelled' && !isAgain) throw new AppError('conflict', cancelledAlready)
    const given = refund ? await giveBack(deps, actor, orderId, wanted) : ('none' as const)
    if (isAgain) return ok({ refund: given })
    const author = await deps.orders.messages.authorOf(actor)
    await deps.database.transaction(async (transaction) => {
      await takeId(transaction, chosen)
      const changed = await deps.orders.setStatusWithin(transaction, actor, orderId, 'cancelled')
      // Of two who cancel at the same moment one changes the status, and only that one writes.
      if (!changed.ok) throw new AppError('conflict', cancelledAlready)
      if (!refund && returnStock) await deps.inventory.putBack(transaction, orderId, 'all', cancelId)
      const kind = tellCustomer && order.contactEmail !== '' ? 'to_customer' : 'note'
      const text = kind === 'note' ? `Cancelled: ${reason}` : `Your order was cancelled. ${reason}`
      await deps.orders.messages.writeWithin(transaction, actor, orderId, { kind, text, author })
    })
    return ok({ refund: given })
  },
})

const cancelledAlready = 'This order is cancelled already.'

async function giveBack(
  { payments }: Pick<CancellationDeps, 'payments'>,
  actor: Actor,
  orderId: string,
  { cancelId, reason, returnStock }: { cancelId: string; reason: string; returnStock: boolean },
): Promise<'done' | 'waiting'> {
  const refundId = derivedId(cancelId, 'refund')
  const wanted = { refundId, kind: 'full', reason, returnStock, returnDiscountUse: true }
  const outcome = await payments.refund(actor, orderId, wanted)
  if (!outcome.ok) throw new AppError('invalid', outcome.message, { because: outcome.reason })
  return outcome.refund.status === 'done' ? 'done' : 'waiting'
}
