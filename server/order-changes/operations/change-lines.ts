import { z } from 'zod'
import { orderChangeSchema } from '#domain/orders/order-change.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, invalid, ok } from '#server/kernel/operations/outcome.ts'
import { mayDo } from '#server/kernel/permit.ts'
import { money } from '../change-words.ts'
import type { OrderChangeDeps } from '../deps.ts'
import { findChange, findDone } from '../find.ts'
import { type ChangePlan, planChange } from '../plan-change.ts'
import { fixedLines } from '../read-open.ts'
import type { OrderChangeRow } from '../tables.ts'
import { writeChange } from '../write-change.ts'
import { changeResult, oneMore, orderGone } from './shapes.ts'

const input = orderChangeSchema.extend({ order: z.uuid(orderGone) })

/**
 * Changes lines of a paid order and settles the difference (docs/adr/0029-orders-that-change.md): all in one
 * transaction that locks the order, so that the second of two people changing it at the same time gets a conflict.
 * Anything that the provider can't answer now is left to the sweeper, as with every refund.
 */
export const changeLines = defineOperation({
  name: 'order-changes.apply',
  route: 'POST /orders/{order}/changes',
  summary:
    'Change lines of a paid order and settle the difference; you choose `changeId`, and sending it twice makes one change',
  may: 'orders.write',
  input,
  example: {
    ...oneMore,
    ...{ version: 1, seenDifference: 13_044, settle: 'provider', reason: 'Requested by phone' },
  },
  result: changeResult,
  theirs: z.object({ version: z.int() }),
  async run(deps: OrderChangeDeps, actor, sent) {
    const { order: id, ...asked } = sent
    const { orm } = deps.database
    const known = await findDone(orm, id, asked)
    if (known) return ok(await resultNow(deps, known))
    const order = await deps.orders.readForChange(id)
    if (!order) throw new AppError('not_found', orderGone)
    if (order.version !== asked.version) return moved(order, sent)
    const planned = await planChange(deps, actor, order, asked, await fixedLines(deps, actor, order))
    if (!planned.ok) return invalid(planned.fieldErrors)
    const { plan } = planned
    if (plan.priced === null && plan.differenceCents === 0)
      return invalid({ lines: 'Change a quantity, remove a line, or add one first.' })
    requireSeen(actor, plan, asked)
    const written = await writeChange(deps, actor, { id, asked, plan })
    if (written.moved) return moved(written.moved, sent)
    await deps.payments.changes.sendRefunds(written.refundIds)
    return ok(await resultNow(deps, written.change))
  },
})

const moved = (order: { version: number }, sent: z.output<typeof input>) =>
  conflict(
    { version: order.version },
    sent,
    'Someone else changed this order in the meantime. Reload the page, then change it.',
  )

/** @throws AppError if the difference isn't the one that was seen, or someone else must return the money. */
function requireSeen(
  actor: Actor,
  { differenceCents }: ChangePlan,
  { seenDifference, settle }: z.output<typeof orderChangeSchema>,
): void {
  if (differenceCents !== seenDifference)
    throw new AppError(
      'conflict',
      `Prices have changed in the meantime: the difference is now ${money(differenceCents)}. Check it again.`,
      { because: 'difference_changed' },
    )
  if (differenceCents < 0 && settle === 'provider' && !mayDo(actor, 'payments.refund'))
    throw new AppError(
      'forbidden',
      'You aren’t allowed to give refunds. Choose to settle it later, and ask someone who is.',
    )
}

/** Refunds are reported in their current state: if the provider refused one, its amount is owed. */
async function resultNow({ database, orders }: OrderChangeDeps, change: OrderChangeRow) {
  if (change.differenceCents >= 0 || change.settle === 'done') return resultOf(change)
  const [now, order] = await Promise.all([
    findChange(database.orm, change.id),
    orders.readForChange(change.orderId),
  ])
  const result = resultOf(now ?? change)
  return { ...result, openCents: order?.openCents ?? result.openCents }
}

export const resultOf = ({ id, state, settle, differenceCents }: OrderChangeRow) => ({
  ...{ change: id, state, settle, differenceCents },
  openCents: state === 'sent' || state === 'open' ? differenceCents : 0,
})
