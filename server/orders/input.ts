import { z } from 'zod'
import type { OrderFilters } from '#domain/orders/order-filters.ts'

/** PostgreSQL can store every character but this one. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '')

/** A position in the list, newest first: everything older than this order. */
export const orderCursorSchema = z.object({ placedAt: z.coerce.date(), id: z.uuid() })

export type OrderCursor = z.output<typeof orderCursorSchema>
/** Staff's search, and the order after which the page starts. */
export type StaffListInput = OrderFilters & { before?: OrderCursor }

/** docs/spec-map.md B9: admin orders page size. */
export const ordersPerPage = 10
