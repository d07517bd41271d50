import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '#server/kernel/database.ts'
import { orders } from '../tables.ts'

/** What an order is called in other rooms' lists; its number is null until it is placed. */
export type OrderLabel = { orderId: string; orderNumber: string | null; contactName: string }

export async function labelsOf(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, OrderLabel>> {
  if (orderIds.length === 0) return new Map()
  const rows = await executor
    .select({ orderId: orders.id, orderNumber: orders.orderNumber, contactName: orders.contactName })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  return new Map(rows.map((row) => [row.orderId, row]))
}

export async function idOfNumber(executor: Executor, orderNumber: string): Promise<string | null> {
  const [row] = await executor
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber))
  return row?.id ?? null
}

/** That the contact's name or address of the order in that column has that part (a pattern of `like`). */
export const isOfContact = (orderId: PgColumn, part: string): SQL => sql`exists (select from ${orders} o
  where o.id = ${orderId} and (o.contact_name ilike ${part} or o.contact_email ilike ${part}))`

/** What lists show of the order in that column, for a query of another capability's. */
export const labelInQuery = (orderId: PgColumn): { number: SQL<string>; contactName: SQL<string> } => ({
  number: sql`(select o.order_number from ${orders} o where o.id = ${orderId})`,
  contactName: sql`(select o.contact_name from ${orders} o where o.id = ${orderId})`,
})
