import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { ProductionDeps } from '../deps.ts'

const orderGone = 'There is no such order.'

/** Not automatic when everything is packed, since it notifies the customer. */
export const shelveOrder = defineOperation({
  name: 'production.shelve',
  route: 'PUT /orders/{order}/shelf',
  summary: 'Put an order that is in production on its shelf: it is ready for pickup',
  may: 'production.write',
  input: z.object({ order: z.uuid(orderGone) }),
  example: { order: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.undefined(),
  async run({ orders }: ProductionDeps, actor, { order }) {
    const outcome = await orders.setStatus(actor, order, 'ready_for_pickup', 'in_production')
    if (outcome.ok) return ok(undefined)
    if (outcome.reason === 'not_found') throw new AppError('not_found', orderGone)
    throw new AppError('conflict', 'Someone else changed the order in the meantime.')
  },
})
