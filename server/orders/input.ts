import { z } from 'zod'
import type { OrderFilters } from '#domain/orders/order-filters.ts'

/** PostgreSQL keeps every character but this one. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '')

/** A place in the list, newest first: everything older than this order. */
export const orderCursorSchema = z.object({ placedAt: z.coerce.date(), id: z.uuid() })

export type OrderCursor = z.output<typeof orderCursorSchema>
/** What staff look for, and behind which order the page starts. */
export type StaffListInput = OrderFilters & { before?: OrderCursor }

/** docs/spec-map.md B9: admin orders page size. */
export const ordersPerPage = 10
