import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersDeps } from '../deps.ts'
import { markAnswered } from '../messages/write-message.ts'
import { orders } from '../tables.ts'
import { anyOrder, orderGone, orderId } from './order-shapes.ts'

export const dismissMessages = defineOperation({
  name: 'orders.dismiss-messages',
  route: 'PUT /orders/{order}/messages/dismissed',
  summary: 'Mark what the customer wrote as needing no answer',
  may: 'orders.write',
  input: z.object({ order: orderId }),
  example: { order: anyOrder },
  result: z.object({ dismissed: z.int() }),
  async run({ database, clock, realtime }: OrdersDeps, _actor, { order: id }) {
    return database.transaction(async (transaction) => {
      const isPlaced = and(eq(orders.id, id), isNotNull(orders.placedAt))
      if ((await transaction.$count(orders, isPlaced)) === 0) throw new AppError('not_found', orderGone)
      const dismissed = await markAnswered(transaction, id, clock.now())
      if (dismissed > 0) await announceOrder(realtime, transaction, 'order.changed', { id, customerId: null })
      return ok({ dismissed })
    })
  },
})
