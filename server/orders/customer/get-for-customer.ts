import { and, eq } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { isOwnOrder } from '../policy.ts'
import { type CustomerOrder, isPlaced, toCustomer } from '../present.ts'
import { itemsOf } from '../read-page.ts'
import { orders } from '../tables.ts'

/** Null for another customer's order, the same as for one that doesn't exist. */
export async function getForCustomer(
  { database }: { database: Database },
  actor: Actor,
  orderId: string,
): Promise<CustomerOrder | null> {
  if (!isUuid(orderId)) return null
  const [row] = await database.orm
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isOwnOrder(actor)))
  if (!row || !isPlaced(row)) return null
  return toCustomer(row, (await itemsOf(database, [row.id])).get(row.id) ?? [])
}
