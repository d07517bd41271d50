import { eq, inArray } from 'drizzle-orm'
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
