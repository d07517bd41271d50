import { and, asc, desc, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { type OrderCursor, ordersPerPage } from './input.ts'
import { isPlaced, type OrderItemRow, type OrderPage, type PlacedRow } from './present.ts'
import { orderItems, orders } from './tables.ts'

/**
 * One page of settled orders with their items, newest first. A keyset page: the next one starts after the last order
 * shown, so nothing is skipped or shown twice when new orders come in, and page 1,000 costs the same as page 1.
 */
export async function readPage<Order>(
  database: Database,
  where: SQL | undefined,
  before: OrderCursor | undefined,
  present: (order: PlacedRow, items: OrderItemRow[]) => Order,
  size: number = ordersPerPage,
): Promise<OrderPage<Order>> {
  const rows = await database.orm
    .select()
    .from(orders)
    .where(and(isNotNull(orders.placedAt), where, before && olderThan(before)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(size + 1)
  const page = rows.slice(0, size).filter(isPlaced)
  const items = await itemsOf(
    database,
    page.map((order) => order.id),
  )
  const last = page.at(-1)
  return {
    orders: page.map((order) => present(order, items.get(order.id) ?? [])),
    next: rows.length > size && last ? { placedAt: last.placedAt, id: last.id } : null,
  }
}

const olderThan = ({ placedAt, id }: OrderCursor): SQL =>
  sql`(${orders.placedAt}, ${orders.id}) < (${placedAt.toISOString()}::timestamptz, ${id}::uuid)`

export async function itemsOf(
  database: Database,
  orderIds: readonly string[],
): Promise<Map<string, OrderItemRow[]>> {
  const byOrder = new Map<string, OrderItemRow[]>()
  if (orderIds.length === 0) return byOrder
  const rows = await database.orm
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  for (const row of rows) byOrder.set(row.orderId, [...(byOrder.get(row.orderId) ?? []), row])
  return byOrder
}
