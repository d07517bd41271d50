import { z } from 'zod'
import { localTimeOf } from '#domain/local-time.ts'
import { orderFiltersSchema } from '#domain/orders/order-filters.ts'
import { cursorSchema, pageSizeSchema, writeCursor } from '#server/kernel/operations/cursor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { OrdersDeps } from '../deps.ts'
import { orderCursorSchema } from '../input.ts'
import { toStaffSummary } from '../present.ts'
import { readPage } from '../read-page.ts'
import { whereOf } from '../staff/filter-orders.ts'
import { orderSummaryShape } from './order-shapes.ts'

const dayOrToday = z.union([z.iso.date(), z.literal('today')]).optional()

export const listOrders = defineOperation({
  name: 'orders.list',
  route: 'GET /orders',
  summary: 'Placed orders, newest first; `from` and `to` are days in the shop’s time zone, or `today`',
  may: 'orders.read',
  input: orderFiltersSchema.partial().extend({
    from: dayOrToday,
    to: dayOrToday,
    cursor: cursorSchema(orderCursorSchema).optional(),
    limit: pageSizeSchema,
  }),
  example: { payment: 'paid', from: 'today', limit: 20 },
  result: z.object({
    orders: z.array(orderSummaryShape),
    /** `cursor` for the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  async run(deps: OrdersDeps, _actor, { cursor, limit, from, to, ...filters }) {
    const { timeZone } = await deps.readSettings()
    const today = localTimeOf(deps.clock.now(), timeZone).day
    const dayOf = (day: string | undefined) => (day === 'today' ? today : day)
    const where = await whereOf(deps, { ...filters, from: dayOf(from), to: dayOf(to) })
    const { orders, next } = await readPage(deps.database, where, cursor, toStaffSummary, limit)
    return ok({ orders, next: next && writeCursor(next) })
  },
})
