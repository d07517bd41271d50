import { z } from 'zod'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { orderStatusSchema } from '#domain/orders/order-status-input.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { OrdersDeps } from '../deps.ts'
import { labelsOf } from '../staff/labels-of.ts'
import { setStatus } from '../staff/set-status.ts'
import { anyOrder, orderId } from './order-shapes.ts'

/** As many as the list can show: 30 pages of 10. */
const maxOrders = 300

const change = z.object({
  order: orderId,
  to: z.enum(orderStatuses, 'Choose one of the statuses.'),
  /** Sent to undo a change. */
  expected: orderStatusSchema.optional(),
})

const named = { orderId: z.uuid(), orderNumber: z.string() }
const result = z.discriminatedUnion('ok', [
  z.object({ ...named, ok: z.literal(true), from: orderStatusSchema, to: orderStatusSchema }),
  z.object({ ...named, ok: z.literal(false), message: z.string() }),
])

type StatusResult = z.output<typeof result>

/** Each order separately, in the order of the changes: one that can't be changed doesn't hold up the others. */
export const setStatuses = defineOperation({
  name: 'orders.set-statuses',
  route: 'PATCH /orders/statuses',
  summary: 'Change the status of many orders; each gets its own answer',
  may: 'orders.write',
  input: z.object({
    changes: z.array(change).min(1, 'Choose some orders first').max(maxOrders, 'At most 300 orders at once'),
  }),
  example: { changes: [{ order: anyOrder, to: 'in_production' }] },
  result: z.object({ results: z.array(result) }),
  async run(deps: OrdersDeps, actor, { changes }) {
    const ids = changes.map(({ order }) => order)
    const labels = await labelsOf(deps.database.orm, ids)
    const results: StatusResult[] = []
    for (const { order, to, expected } of changes) {
      const name = { orderId: order, orderNumber: labels.get(order)?.orderNumber ?? '' }
      const outcome = await setStatus(deps, actor, order, to, expected)
      results.push(
        outcome.ok ? { ...name, ...outcome } : { ...name, ok: false, message: refusals[outcome.reason] },
      )
    }
    return ok({ results })
  },
})

const refusals = {
  not_found: 'There is no such order',
  unchanged: 'It already has this status',
  moved: 'Someone has changed it since, so it was left alone',
}
