import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { isOwnOrder } from '../policy.ts'
import { orderItems, orders } from '../tables.ts'

/** Whether one of the actor's own orders is printed from this artwork or design: then they may see its picture. */
export async function showsPicture(
  { database: { orm } }: { database: Database },
  actor: Actor,
  id: string,
): Promise<boolean> {
  if (!isUuid(id) || (!actor.user && !actor.heldOrders?.length)) return false
  const [found] = await orm
    .select({ id: orders.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        isOwnOrder(actor),
        isNotNull(orders.placedAt),
        sql`position(${id} in ${orderItems.designData}::text) > 0`,
      ),
    )
    .limit(1)
  return found !== undefined
}
