import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { itemTitle } from '#domain/orders/item-options.ts'
import type { Packed } from '#domain/shipping/packing.ts'
import type { ContentLine } from '#domain/shipping/parcel-contents.ts'
import type { Executor } from '#server/kernel/database.ts'
import { toldColumns } from '../production/for-production.ts'
import { isGoods, orderItems, orders } from '../tables.ts'

/** An item as it goes into parcels: how many copies, its name and what it is weighed as. */
export type Goods = ContentLine &
  Packed & { orderId: string; orderNumber: string; position: number; title: string }

/** What was ordered, without fees, by order; film with the square inches per copy. Server-internal. */
export async function goodsOf(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, Goods[]>> {
  if (orderIds.length === 0) return new Map()
  const inch = sql`645.16`
  const sheet = sql`${orderItems.designData}->'document'->'sheet'`
  const print = sql`${orderItems.designData}->'printSize'`
  const rows = await executor
    .select({
      item: orderItems.id,
      orderNumber: sql<string>`coalesce(${orders.orderNumber}, '')`,
      ...toldColumns,
      squareInches: sql<number>`coalesce(
        (${sheet}->>'width')::float8 * (${sheet}->>'height')::float8 / ${inch},
        (${print}->>'widthInches')::float8 * (${print}->>'heightInches')::float8, 0)`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(inArray(orderItems.orderId, [...orderIds]), isGoods()))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  const goods = rows.map(
    ({ item, orderId, orderNumber, position, quantity, productType, squareInches, ...named }) => ({
      ...{ item, orderId, orderNumber, position, quantity, productType, squareInches },
      title: itemTitle({ ...named, productType }),
    }),
  )
  return Map.groupBy(goods, ({ orderId }) => orderId)
}
