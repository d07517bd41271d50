import { asc, eq } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import type { Database } from '#server/kernel/database.ts'
import { isPlaced, type StaffOrder, toStaff } from '../present.ts'
import { itemsOf } from '../read-page.ts'
import { orderHistory, orders } from '../tables.ts'

/** The complete order, with its items' frozen designs and its history, oldest entry first. */
export async function getForStaff(
  { database }: { database: Database },
  orderId: string,
): Promise<StaffOrder | null> {
  if (!isUuid(orderId)) return null
  const [row] = await database.orm.select().from(orders).where(eq(orders.id, orderId))
  if (!row || !isPlaced(row)) return null
  const history = await database.orm
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id))
  return toStaff(row, (await itemsOf(database, [orderId])).get(orderId) ?? [], history)
}
