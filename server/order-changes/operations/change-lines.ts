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
 * Lines of a paid order become other ones, and the difference is settled (docs/adr/0029-orders-that-change.md): all in
 * one transaction that holds the order, so that of two who change it at once the second is told. What the provider
 * cannot answer now is left to the sweeper, as with every refund.
 */
export const changeLines = defineOperation({
  name: 'order-changes.apply',
  route: 'POST /orders/{order}/changes',
  summary:
    'Change lines of a paid order and settle the difference; `changeId` is yours: sent twice, it is one change',
  may: 'orders.write',
  input,
  example: {
    ...oneMore,
    ...{ version: 1, seenDifference: 13_044, settle: 'provider', reason: 'Asked for by phone' },
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
      return invalid({ lines: 'Change a quantity, take a line off or add one first.' })
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
    'Somebody else has changed this order meanwhile. Load the page again, then change it.',
  )

/** @throws AppError when the difference is another one than was seen, or somebody else must give the money back. */
function requireSeen(
  actor: Actor,
  { differenceCents }: ChangePlan,
  { seenDifference, settle }: z.output<typeof orderChangeSchema>,
): void {
  if (differenceCents !== seenDifference)
    throw new AppError(
      'conflict',
      `Prices have changed meanwhile: the difference is ${money(differenceCents)} now. Look at it again.`,
      { because: 'difference_changed' },
    )
  if (differenceCents < 0 && settle === 'provider' && !mayDo(actor, 'payments.refund'))
    throw new AppError(
      'forbidden',
      'You may not give money back. Choose to settle it later, and ask somebody who may.',
    )
}

/** What gives money back is told as it stands now: what the provider has refused is owed. */
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
