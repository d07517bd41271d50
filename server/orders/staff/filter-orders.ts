import { and, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { addDays, localTimeOf, momentOf } from '#domain/local-time.ts'
import { type DueFilter, notRefunded, type OrderFilters } from '#domain/orders/order-filters.ts'
import { anyContains } from '#server/kernel/list/contains.ts'
import { isUnfinished } from '#server/reports/open-work.ts'
import type { OrdersDeps } from '../deps.ts'
import { withoutNul } from '../input.ts'
import { orderItems, orders } from '../tables.ts'

/** The condition for the filters; undefined for none. Customers match by profile and by the order's contact. */
export async function whereOf(
  { findCustomerIds, clock, readSettings }: FilterDeps,
  filters: OrderFilters,
): Promise<SQL | undefined> {
  const { number, customer, status, payment, delivery, product, due, from, to } = filters
  const { timeZone } = await readSettings()
  const startOfDay = (day: string): SQL<Date> => sql`(${day}::date::timestamp at time zone ${timeZone})`
  const customerIds = customer ? await findCustomerIds(withoutNul(customer)) : []
  return and(
    anyContains([orders.orderNumber], number),
    customer ? matchesCustomer(customer, customerIds) : undefined,
    status ? eq(orders.status, status) : undefined,
    payment ? hasPayment(payment) : undefined,
    delivery ? eq(orders.deliveryMethod, delivery) : undefined,
    product ? hasProduct(product) : undefined,
    due ? isDue(due, clock.now(), timeZone) : undefined,
    from ? gte(orders.placedAt, startOfDay(from)) : undefined,
    to ? lt(orders.placedAt, sql`${startOfDay(to)} + interval '1 day'`) : undefined,
  )
}

export type FilterDeps = Pick<OrdersDeps, 'findCustomerIds' | 'clock' | 'readSettings'>

const hasPayment = (payment: NonNullable<OrderFilters['payment']>): SQL =>
  payment === notRefunded ? ne(orders.paymentStatus, 'refunded') : eq(orders.paymentStatus, payment)

/** For orders with work left to do: those overdue, or due by the end of that day. */
function isDue(due: DueFilter, now: Date, timeZone: string): SQL | undefined {
  const last = addDays(localTimeOf(now, timeZone).day, due === 'week' ? 7 : 1)
  return and(
    isUnfinished(now),
    due === 'overdue' ? lt(orders.dueAt, now) : gte(orders.dueAt, now),
    due === 'overdue' ? undefined : lt(orders.dueAt, momentOf(last, '00:00', timeZone)),
  )
}

const hasProduct = (product: string): SQL =>
  sql`exists (select 1 from ${orderItems}
    where ${orderItems.orderId} = ${orders.id} and ${orderItems.productType} = ${product})`

function matchesCustomer(text: string, customerIds: readonly string[]): SQL | undefined {
  return or(
    anyContains([orders.contactName, orders.contactEmail], text),
    customerIds.length > 0 ? inArray(orders.customerId, [...customerIds]) : undefined,
  )
}
