import { z } from 'zod'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { orderStatusSchema } from '#domain/orders/order-status-input.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { OrdersDeps } from '../deps.ts'
import { setStatus } from '../staff/set-status.ts'
import { anyOrder, orderGone, orderId } from './order-shapes.ts'

export const setOrderStatus = defineOperation({
  name: 'orders.set-status',
  route: 'PUT /orders/{order}/status',
  summary: 'Change an order’s status; with `expected`, only if it still has that one',
  may: 'orders.write',
  input: z.object({
    order: orderId,
    to: z.enum(orderStatuses, 'Choose one of the statuses.'),
    expected: orderStatusSchema.optional(),
  }),
  example: { order: anyOrder, to: 'in_production' },
  result: z.object({ from: orderStatusSchema, to: orderStatusSchema }),
  async run(deps: OrdersDeps, actor, { order, to, expected }) {
    const outcome = await setStatus(deps, actor, order, to, expected)
    if (outcome.ok) return ok({ from: outcome.from, to: outcome.to })
    if (outcome.reason === 'unchanged') return ok({ from: to, to })
    if (outcome.reason === 'moved') throw new AppError('conflict', 'Someone has changed it since.')
    throw new AppError('not_found', orderGone)
  },
})
