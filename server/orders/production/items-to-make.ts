import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { isGoods, orderItems, orders } from '../tables.ts'

/** Each item of a placed order, for the production floor to start on; server-internal. */
export async function itemsToMake(executor: Executor, orderId: string) {
  const { id, position, productType, quantity } = orderItems
  const rows = await executor
    .select({ id, position, productType, quantity, orderNumber: orders.orderNumber, isArtworkToFollow })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.id, orderId), isNotNull(orders.placedAt), isGoods()))
    .orderBy(asc(position))
  return rows.map(({ orderNumber, ...item }) => ({ ...item, orderNumber: orderNumber ?? '' }))
}

/** A sheet that was sold before its artwork existed. */
export const isArtworkToFollow = sql<boolean>`
  coalesce(jsonb_array_length(${orderItems.designData}->'document'->'placements') = 0, false)`
