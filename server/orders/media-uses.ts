import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { orderItems, orders, shownPictureKey } from './tables.ts'

/** Orders show what was bought as it looked then, whatever became of the product. */
export const findOrderUses: FindMediaUses = async (executor, keys) => {
  if (keys.length === 0) return []
  const key = shownPictureKey(orderItems.designData)
  const rows = await executor
    .selectDistinct({ key, orderId: orders.id, orderNumber: orders.orderNumber })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(inArray(key, [...keys]), isNotNull(orders.placedAt)))
    .limit(most)
  return rows.map((row) => ({
    key: row.key,
    what: 'Order',
    title: row.orderNumber ?? 'Order',
    to: `/admin/orders/${row.orderId}`,
  }))
}

/** One is enough to keep a picture; more than this nobody reads. */
const most = 50
