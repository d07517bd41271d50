import { z } from 'zod'
import { orderStatusSchema } from '#domain/order-status.ts'

/** A place in the list, newest first: everything older than this order. */
export const orderCursorSchema = z.object({ placedAt: z.coerce.date(), id: z.uuid() })

export const staffListSchema = z.object({
  /** Part of an order number. */
  number: z.string().trim().max(40).optional(),
  /** Part of a name or e-mail address, of guests too. */
  customer: z.string().trim().max(120).optional(),
  status: orderStatusSchema.optional(),
  before: orderCursorSchema.optional(),
})

export type OrderCursor = z.output<typeof orderCursorSchema>
export type StaffListInput = z.output<typeof staffListSchema>

/** Specification, back office section 9: admin orders page size. */
export const ordersPerPage = 10
