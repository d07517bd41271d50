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
 * Money before status: a refund that is refused in any part leaves the order's status unchanged. Everything else is one
 * transaction, and there is one refund no matter how often the same form arrives, so an interrupted form can be sent
 * again, even with a different message, since money that was already refunded is not requested again.
 */
export const cancelOrder = defineOperation({
  name: 'orders.cancel',
  route: 'POST /orders/{order}/cancellation',
  summary:
    'Cancel an order, with its refund, goods, and email as you choose; you pick `cancelId`, and sending it twice cancels once',
  may: 'payments.refund',
  input: cancellationSchema.extend({ order: z.uuid(orderGone) }),
  example: {
    order: '8a4c2f6e-0000-4000-8000-000000000000',
    cancelId: '8a4c2f6e-0000-4000-8000-000000000001',
    reason: 'Requested by the customer',
    ...{ refund: true, returnStock: true, tellCustomer: true },
  },
  /** `waiting` until the provider confirms that the refund is done. */
  result: z.object({ refund: z.enum(['none', 'done', 'waiting']) }),
  async run(deps: CancellationDeps, actor, { order: orderId, ...wanted }) {
    const order = await deps.orders.getForStaff(actor, orderId)
    if (!order) throw new AppError('not_found', orderGone)
    const { cancelId, ...contents } = wanted
    const { reason, refund, returnStock, tellCustomer } = contents
    const chosen: ChosenId = { id: cancelId, of: 'cancellation', contents: { orderId, ...contents } }
    const isAgain = await isDone(deps.database.orm, chosen)
    if (order.status === 'cancelled' && !isAgain) throw new AppError('conflict', cancelledAlready)
    const given = refund ? await giveBack(deps, actor, orderId, wanted) : nothingGiven
    if (isAgain) return ok({ refund: given.refund })
    const author = await deps.orders.messages.authorOf(actor)
    await deps.database.transaction(async (transaction) => {
      // The same form at the same moment: the other request did it.
      if (!(await takeId(transaction, chosen))) return
      const changed = await deps.orders.setStatusWithin(transaction, actor, orderId, 'cancelled')
      // Of two concurrent cancellations one changes the status, and only that one sends an email.
      if (!changed.ok) throw new AppError('conflict', cancelledAlready)
      if (returnStock && !given.isWithGoods)
        await deps.inventory.putBack(transaction, orderId, 'all', cancelId)
      const kind = tellCustomer && order.contactEmail !== '' ? 'to_customer' : 'note'
      const text = kind === 'note' ? `Cancelled: ${reason}` : `Your order was cancelled. ${reason}`
      await deps.orders.messages.writeWithin(transaction, actor, orderId, { kind, text, author })
    })
    return ok({ refund: given.refund })
  },
})

const cancelledAlready = 'This order is already cancelled.'

/** `isWithGoods`: the goods go back to the shelf with the refund, if requested. */
type Given = { refund: 'none' | 'done' | 'waiting'; isWithGoods: boolean }

const nothingGiven: Given = { refund: 'none', isWithGoods: false }

/** Refunds everything that is left; if nothing is, returns the state of the earlier refunds. */
async function giveBack(
  { payments }: Pick<CancellationDeps, 'payments'>,
  actor: Actor,
  orderId: string,
  { cancelId, reason, returnStock }: { cancelId: string; reason: string; returnStock: boolean },
): Promise<Given> {
  const contents = { kind: 'full', reason, returnStock, returnDiscountUse: true }
  const refundId = derivedId(cancelId, JSON.stringify(contents))
  const outcome = await payments.refund(actor, orderId, { refundId, ...contents })
  if (outcome.ok) return { refund: outcome.refund.status === 'done' ? 'done' : 'waiting', isWithGoods: true }
  if (outcome.reason === 'nothing_left')
    return { refund: outcome.isUnderWay ? 'waiting' : 'done', isWithGoods: false }
  throw new AppError('invalid', outcome.message, { because: outcome.reason })
}
