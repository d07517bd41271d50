import { asc, gt, inArray } from 'drizzle-orm'
import type { OrdersDeps } from '../deps.ts'
import { orderItems, orders } from '../tables.ts'

export type ExportedOrder = {
  order: typeof orders.$inferSelect
  /** In order of position. */
  items: (typeof orderItems.$inferSelect)[]
}

/** All placed orders by number, in pages, as stored: an export selects its own fields. Staff only. */
export async function* readAllForExport(
  { database }: Pick<OrdersDeps, 'database'>,
  size: number,
): AsyncGenerator<ExportedOrder> {
  for (let last = ''; ; ) {
    const page = await database.orm
      .select()
      .from(orders)
      // Only placed orders have a number.
      .where(gt(orders.orderNumber, last))
      .orderBy(asc(orders.orderNumber))
      .limit(size)
    const ids = page.map(({ id }) => id)
    const items = await database.orm
      .select()
      .from(orderItems)
      .where(inArray(orderItems.orderId, ids))
      .orderBy(asc(orderItems.position))
    const byOrder = Map.groupBy(items, ({ orderId }) => orderId)
    for (const order of page) yield { order, items: byOrder.get(order.id) ?? [] }
    last = page.at(-1)?.orderNumber ?? ''
    if (last === '' || page.length < size) return
  }
}
