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
 * transaction, and the refund is one however often the same form comes, so whoever was interrupted sends it again; in other words
 * too, since what is given back already is not asked for anew.
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
    const given = refund ? await giveBack(deps, actor, orderId, wanted) : nothingGiven
    if (isAgain) return ok({ refund: given.refund })
    const author = await deps.orders.messages.authorOf(actor)
    await deps.database.transaction(async (transaction) => {
      // The same form at the same moment: the other one has done it.
      if (!(await takeId(transaction, chosen))) return
      const changed = await deps.orders.setStatusWithin(transaction, actor, orderId, 'cancelled')
      // Of two who cancel at the same moment one changes the status, and only that one writes.
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

const cancelledAlready = 'This order is cancelled already.'

/** `isWithGoods`: they go back to the shelf with the money, where that is asked for. */
type Given = { refund: 'none' | 'done' | 'waiting'; isWithGoods: boolean }

const nothingGiven: Given = { refund: 'none', isWithGoods: false }

/** Everything that is left; where nothing is, what became of what was given back before. */
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
