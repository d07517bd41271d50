import { z } from 'zod'
import { productTypes } from '../catalog/product-types.ts'
import { readFilters } from '../lists/list-filters.ts'
import { paymentStatuses } from './order-status.ts'
import { orderStatusSchema } from './order-status-input.ts'
import { deliveryMethods } from './totals.ts'

/** As many orders as staff can choose at once. */
export const mostChosenOrders = 1_000

/** When an order is due, by the shop's calendar: should have gone already, goes today, or in the next 7 days. */
export const dueFilters = ['overdue', 'today', 'week'] as const
export type DueFilter = (typeof dueFilters)[number]

export const dueFilterNames: Record<DueFilter, string> = {
  overdue: 'Late',
  today: 'Due today',
  week: 'Due in 7 days',
}

/** Any payment but one that was all given back: nothing is left to be done then. */
export const notRefunded = 'not_refunded'

/** What nobody has looked at yet, as an address asks for it. */
export const ordersToReview = `status=pending_review&payment=${notRefunded}`

const day = z.iso.date()

/** What staff choose beside the two searches. Each is left out for any; `from` and `to` are days of the shop. */
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

/** Filters beside the two searches, which the page shows by themselves. */
export const countFilters = ({ number: _, customer: __, ...filters }: OrderFilters): number =>
  Object.keys(filters).length
