import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { OrdersDeps } from '../deps.ts'
import { getForStaff } from '../staff/get-for-staff.ts'
import { anyOrder, orderGone, orderId, orderShape } from './order-shapes.ts'

export const getOrder = defineOperation({
  name: 'orders.get',
  route: 'GET /orders/{order}',
  summary: 'One order with its items and its destination',
  may: 'orders.read',
  input: z.object({ order: orderId }),
  example: { order: anyOrder },
  result: z.object({ order: orderShape }),
  async run({ database }: OrdersDeps, _actor, { order: id }) {
    const order = await getForStaff({ database }, id)
    if (!order) throw new AppError('not_found', orderGone)
    return ok({ order })
  },
})
