import { and, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { OrdersNeeds } from './index.ts'
import { type StaffListInput, withoutNul } from './input.ts'
import { requireStaff } from './policy.ts'
import { type OrderPage, type StaffOrderSummary, toStaffSummary } from './present.ts'
import { readPage } from './read-page.ts'
import { orders } from './tables.ts'

/** Partial matches of number and customer; customers match by their profile, and by the order's own contact. */
export async function listForStaff(
  { database, findCustomerIds }: Pick<OrdersNeeds, 'database' | 'findCustomerIds'>,
  actor: Actor,
  { number, customer, status, before }: StaffListInput,
): Promise<OrderPage<StaffOrderSummary>> {
  requireStaff(actor)
  const customerIds = customer ? await findCustomerIds(withoutNul(customer)) : []
  const where = and(
    number ? ilike(orders.orderNumber, contains(number)) : undefined,
    customer ? matchesCustomer(customer, customerIds) : undefined,
    status ? eq(orders.status, status) : undefined,
  )
  return readPage(database, where, before, toStaffSummary)
}

function matchesCustomer(text: string, customerIds: readonly string[]): SQL | undefined {
  return or(
    ilike(orders.contactName, contains(text)),
    ilike(orders.contactEmail, contains(text)),
    customerIds.length > 0 ? inArray(orders.customerId, [...customerIds]) : undefined,
  )
}

/** What people type is text, not a pattern. */
const contains = (text: string): string => `%${withoutNul(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
