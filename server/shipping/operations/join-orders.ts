import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { maxJoined } from '#domain/shipping/joined-parcel.ts'
import { nameOfActor } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ShippingDeps } from '../deps.ts'
import { lockTogether, openAmong, refusesTogether } from '../joined/lock-together.ts'
import { recordJoin } from '../joined/record-join.ts'
import { joinedOrders } from '../tables.ts'
import { anyId, orderGone, orderId } from './shipment-shape.ts'

/** Orders they were already joined with come along. Joining them again changes nothing. */
export const joinOrders = defineOperation({
  name: 'shipping.join-orders',
  route: 'POST /shipping/joined-orders',
  status: 200,
  summary: 'Ship open orders of one customer in one parcel: one label, one tracking number, one email',
  may: 'shipping.write',
  input: z.object({
    orders: z.array(orderId).min(2, 'Choose two orders').max(maxJoined, `At most ${maxJoined} orders`),
  }),
  example: { orders: [anyId, '8a4c2f6e-0000-4000-8000-000000000001'] },
  result: z.object({ orderNumbers: z.array(z.string()) }),
  async run(deps: ShippingDeps, actor, { orders: given }) {
    const orders = given.map((id) => id.toLowerCase())
    return deps.database.transaction(async (transaction) => {
      const locked = await lockTogether(deps, transaction, orders)
      if (!locked) throw new AppError('conflict', changed, { because: 'changed' })
      if (orders.some((id) => !locked.some((one) => one.id === id)))
        throw new AppError('not_found', orderGone)
      if (locked.length < 2) throw new AppError('invalid', 'Choose two orders.')
      const open = await openAmong(deps, transaction, locked)
      const gone = locked.find((one) => orders.includes(one.id) && !open.includes(one))
      const refusal = refusesTogether(locked.filter((one) => open.includes(one) || one === gone))
      if (refusal) throw new AppError('conflict', refusal, { because: 'apart' })
      if (gone)
        throw new AppError('conflict', `${gone.orderNumber} is already in a parcel with a label.`, {
          because: 'already_labeled',
        })
      if (open.length > maxJoined)
        throw new AppError('conflict', `At most ${maxJoined} orders can share one parcel.`, {
          because: 'apart',
        })
      const ids = open.map(({ id }) => id)
      const known = await transaction.select().from(joinedOrders).where(inArray(joinedOrders.orderId, ids))
      const isSo = known.length === ids.length && new Set(known.map(({ parcel }) => parcel)).size === 1
      if (!isSo) {
        const parcel = randomUUID()
        const row = { parcel, joinedAt: deps.clock.now(), joinedBy: nameOfActor(actor) }
        await transaction
          .insert(joinedOrders)
          .values(ids.map((id) => ({ orderId: id, ...row })))
          .onConflictDoUpdate({
            target: joinedOrders.orderId,
            set: { parcel: sql`excluded.parcel`, joinedAt: row.joinedAt, joinedBy: row.joinedBy },
          })
        await recordJoin(deps, transaction, actor, open, null)
      }
      return ok({ orderNumbers: open.map(({ orderNumber }) => orderNumber).sort() })
    })
  },
})

/**
 * Possible until the parcel has a label. If only two were joined, neither is joined anymore; taking an order out again
 * changes nothing.
 */
export const takeOutOrder = defineOperation({
  name: 'shipping.take-out-order',
  route: 'POST /orders/{order}/take-out',
  status: 200,
  summary: 'Take an order out of the parcel it was joined into, as long as that has no label',
  may: 'shipping.write',
  input: z.object({ order: orderId }),
  example: { order: anyId },
  result: z.object({ orderNumbers: z.array(z.string()) }),
  async run(deps: ShippingDeps, actor, { order: given }) {
    const id = given.toLowerCase()
    return deps.database.transaction(async (transaction) => {
      const locked = await lockTogether(deps, transaction, [id])
      if (!locked) throw new AppError('conflict', changed, { because: 'changed' })
      const order = locked.find((one) => one.id === id)
      if (!order) throw new AppError('not_found', orderGone)
      const others = locked.filter((one) => one !== order)
      if (others.length > 0) {
        const open = await openAmong(deps, transaction, locked)
        if (open.length === 0) throw new AppError('conflict', labeled, { because: 'already_labeled' })
        const out = others.length === 1 ? locked : [order]
        await transaction.delete(joinedOrders).where(
          out.length === 1
            ? eq(joinedOrders.orderId, order.id)
            : inArray(
                joinedOrders.orderId,
                out.map((one) => one.id),
              ),
        )
        await recordJoin(deps, transaction, actor, locked, order)
      }
      return ok({ orderNumbers: others.map(({ orderNumber }) => orderNumber).sort() })
    })
  },
})

const changed = 'Someone else changed which orders share this parcel in the meantime. Check it again.'
const labeled = 'This parcel has its label. Void the label first.'
