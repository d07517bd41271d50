import { sql } from 'drizzle-orm'
import { type FindMediaUses, firstOfEach } from '#server/kernel/media.ts'
import { orderItems, orders, shownPictureKey } from './tables.ts'

/** Orders show products as they looked when bought, whatever happened to the product since. */
export const findOrderUses: FindMediaUses = async (executor, keys) => {
  if (keys.length === 0) return []
  const bought = firstOfEach(keys, {
    of: shownPictureKey(orderItems.designData),
    select: sql`${orders.id} as order_id, ${orders.orderNumber} as number`,
    from: sql`${orderItems} join ${orders} on ${orders.id} = ${orderItems.orderId} and ${orders.placedAt} is not null`,
  })
  const { rows } = await executor.execute<{ key: string; order_id: string; number: string | null }>(
    sql`select distinct * from (${bought}) as bought`,
  )
  return rows.map(({ key, order_id, number }) => ({
    ...{ key, what: 'Order', title: number ?? 'Order', to: `/admin/orders/${order_id}` },
  }))
}
