import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { localTimeOf, momentOf } from '#domain/local-time.ts'
import { dueChangeSchema } from '#domain/orders/due-change.ts'
import { seenMomentSchema } from '#domain/version.ts'
import { audit } from '#server/kernel/audit.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersDeps } from '../deps.ts'
import { arrivesOn } from '../payment/arrives-on.ts'
import { recordHistory } from '../record-history.ts'
import { orders } from '../tables.ts'
import { anyOrder, orderGone, orderId } from './order-shapes.ts'

/**
 * Moves an order's due date to the end of another day in the shop's calendar, with a reason for the history. `seen` is
 * the date that the person looked at, so that no one's change is overwritten unseen.
 */
export const changeDueDate = defineOperation({
  name: 'orders.change-due-date',
  route: 'PUT /orders/{order}/due-date',
  summary: 'Move an order’s due date to the end of another day, with a reason; `seen` is the date you saw',
  may: 'orders.write',
  input: dueChangeSchema.extend({ order: orderId, seen: seenMomentSchema.nullable() }),
  example: { order: anyOrder, day: '2030-01-02', reason: 'The blanks are running late', seen: null },
  result: z.object({ dueAt: z.date() }),
  theirs: z.object({ dueAt: z.date().nullable() }),
  async run({ database, clock, realtime, readSettings }: OrdersDeps, actor, sent) {
    const { order: id, day, reason: note, seen } = sent
    const settings = await readSettings()
    const { timeZone, dueTime } = settings
    const dueAt = momentOf(day, dueTime, timeZone)
    return database.transaction(async (transaction) => {
      const isSeen = sql`${orders.dueAt} is not distinct from ${seen?.toISOString() ?? null}::timestamptz`
      const [order] = await transaction
        .update(orders)
        .set({ dueAt, version: sql`${orders.version} + 1` })
        .where(and(eq(orders.id, id), isNotNull(orders.placedAt), isSeen))
        .returning({
          id: orders.id,
          customerId: orders.customerId,
          deliveryMethod: orders.deliveryMethod,
          deliverySpeed: orders.deliverySpeed,
        })
      if (!order) {
        const [now] = await transaction
          .select({ dueAt: orders.dueAt })
          .from(orders)
          .where(and(eq(orders.id, id), isNotNull(orders.placedAt)))
        if (!now) throw new AppError('not_found', orderGone)
        return conflict(now, sent, 'Check the new one, then change it again.')
      }
      await transaction
        .update(orders)
        .set({ arrivesOn: arrivesOn(order, dueAt, settings) })
        .where(eq(orders.id, id))
      const from = seen && localTimeOf(seen, timeZone).day
      const entry = { orderId: id, at: clock.now(), actor, from, to: day, note }
      await recordHistory(transaction, { ...entry, kind: 'due' })
      await audit(transaction, actor, {
        action: 'order.change_due_date',
        subject: `order:${id}`,
        before: { dueAt: seen },
        after: { dueAt, reason: note },
      })
      await announceOrder(realtime, transaction, 'order.changed', order)
      return ok({ dueAt })
    })
  },
})
