import { z } from 'zod'
import { orderStatusSchema } from '#domain/order-status.ts'

/** Ids come from addresses, too; what is no id is not found, rather than an error of the database. */
export const isOrderId = (id: string): boolean => z.uuid().safeParse(id).success

/** PostgreSQL keeps every character but this one. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '')

/** A place in the list, newest first: everything older than this order. */
const orderCursorSchema = z.object({ placedAt: z.coerce.date(), id: z.uuid() })

const staffListSchema = z.object({
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
