import { z } from 'zod'
import { orderFiltersSchema } from '#domain/order-filters.ts'
import { cursorSchema, pageSizeSchema, writeCursor } from '#server/kernel/operations/cursor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { whereOf } from '../filter-orders.ts'
import type { OrdersNeeds } from '../index.ts'
import { orderCursorSchema } from '../input.ts'
import { toStaffSummary } from '../present.ts'
import { readPage } from '../read-page.ts'
import { orderSummaryShape } from './order-shapes.ts'

export const listOrders = defineOperation({
  name: 'orders.list',
  route: 'GET /orders',
  summary: 'Orders that were placed, newest first; `from` and `to` are days of the shop',
  may: 'orders.read',
  input: orderFiltersSchema.partial().extend({
    cursor: cursorSchema(orderCursorSchema).optional(),
    limit: pageSizeSchema,
  }),
  example: { payment: 'paid', from: '2026-11-23', limit: 20 },
  result: z.object({
    orders: z.array(orderSummaryShape),
    /** `cursor` of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  async run(needs: OrdersNeeds, _actor, { cursor, limit, ...filters }) {
    const where = await whereOf(needs, filters)
    const { orders, next } = await readPage(needs.database, where, cursor, toStaffSummary, limit)
    return ok({ orders, next: next && writeCursor(next) })
  },
})
