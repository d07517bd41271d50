import { z } from 'zod'
import { cursorSchema, pageSizeSchema, writeCursor } from '#server/kernel/operations/cursor.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { EarlierOrdersDeps } from '../deps.ts'
import { type EarlierOrder, pageOfEarlierOrders } from '../find-earlier-orders.ts'
import { earlierOrderStatuses } from '../tables.ts'

const place = z.object({ placedAt: z.iso.datetime(), id: z.uuid() })

/** Amounts are whole cents of `currency`. */
const earlierOrderShape = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(earlierOrderStatuses),
  placedAt: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  shipTo: z.string(),
  notes: z.string(),
  lines: z.array(z.object({ text: z.string(), quantity: z.int(), unitPriceCents: z.int() })),
  subtotalCents: z.int(),
  discountCents: z.int(),
  shippingCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  /** The refunded part of the total. */
  refundedCents: z.int(),
  currency: z.string(),
})

export type EarlierOrderView = z.output<typeof earlierOrderShape>

const toView = (order: EarlierOrder): EarlierOrderView =>
  earlierOrderShape.parse({ ...order, placedAt: order.placedAt.toISOString() })

export const listEarlierOrders = defineOperation({
  name: 'earlier-orders.list',
  route: 'GET /earlier-orders',
  summary:
    'Orders from the shop before this one, newest first; `text` is part of a number, a name, or an email address',
  may: 'orders.read',
  input: z.object({
    text: z.string().trim().max(200).optional(),
    cursor: cursorSchema(place).optional(),
    limit: pageSizeSchema,
  }),
  example: { text: '#1001', limit: 20 },
  result: z.object({
    orders: z.array(earlierOrderShape),
    /** `cursor` of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  async run(deps: EarlierOrdersDeps, _actor, { text, cursor, limit }) {
    const { rows, next } = await pageOfEarlierOrders(deps, {
      ...{ limit, ...(text && { text }), ...(cursor && { after: cursor }) },
    })
    return ok({ orders: rows.map(toView), next: next && writeCursor(next) })
  },
})
