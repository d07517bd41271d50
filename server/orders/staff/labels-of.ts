import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mostCounted } from '#domain/lists/list-column.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { SortKey } from '#server/kernel/list/sorted-page.ts'
import { orderSortKeys, orders } from '../tables.ts'

/** How an order is named in other capabilities' lists; its number is null until it is placed. */
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

/**
 * Whether the contact name or address of the order in that column matches a `like` pattern: for a page sorted
 * differently.
 */
export const isOfContact = (orderId: PgColumn, part: string): SQL => sql`exists (select from ${orders} o
  where o.id = ${orderId} and (o.contact_name ilike ${part} or o.contact_email ilike ${part}))`

/**
 * Selects the `id` of orders with such a contact, for counting: if more than 10,000 match, the newest, which are stored
 * together. Orders not placed come first.
 */
export const ofContactInQuery = (part: string): SQL => sql`select o.id from ${orders} o
  where o.contact_name ilike ${part} or o.contact_email ilike ${part}
  order by o.placed_at desc nulls first limit ${mostCounted + 1}`

/** The order in that column, for another capability's list: the join, its display names, and its sort keys. */
export const orderInQuery = (orderId: PgColumn) => ({
  join: { table: orders, on: eq(orders.id, orderId) },
  number: orders.orderNumber,
  contactName: orders.contactName,
  sortKeys: {
    order: { by: orderSortKeys(orders).number, type: 'text' },
    customer: { by: orderSortKeys(orders).customer, type: 'text' },
  } satisfies Record<string, SortKey>,
})
