import { z } from 'zod'
import { productTypes } from '../catalog/product-types.ts'
import { readFilters } from '../lists/list-filters.ts'
import { paymentStatuses } from './order-status.ts'
import { orderStatusSchema } from './order-status-input.ts'
import { deliveryMethods } from './totals.ts'

/** The most orders that staff can select at once. */
export const mostChosenOrders = 1_000

/** When an order is due, by the shop's calendar: overdue, today, or within the next 7 days. */
export const dueFilters = ['overdue', 'today', 'week'] as const
export type DueFilter = (typeof dueFilters)[number]

export const dueFilterNames: Record<DueFilter, string> = {
  overdue: 'Late',
  today: 'Due today',
  week: 'Due in 7 days',
}

/** Any payment status except fully refunded, which leaves nothing to do. */
export const notRefunded = 'not_refunded'

/** The query string for orders that no one has reviewed yet. */
export const ordersToReview = `status=pending_review&payment=${notRefunded}`

const day = z.iso.date()

/** Staff's filters besides the two searches. Each is left out for any value; `from` and `to` are days of the shop. */
export const orderFiltersSchema = z.object({
  number: z.string().trim().min(1).max(40),
  customer: z.string().trim().min(1).max(120),
  status: orderStatusSchema,
  payment: z.enum([...paymentStatuses, notRefunded]),
  delivery: z.enum(deliveryMethods),
  product: z.enum(Object.values(productTypes)),
  due: z.enum(dueFilters),
  from: day,
  to: day,
})

export type OrderFilters = Partial<z.output<typeof orderFiltersSchema>>

export const readOrderFilters = (params: URLSearchParams): OrderFilters =>
  readFilters(orderFiltersSchema, params)

/** The number of filters besides the two searches, which the page shows separately. */
export const countFilters = ({ number: _, customer: __, ...filters }: OrderFilters): number =>
  Object.keys(filters).length
