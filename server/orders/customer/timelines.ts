import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { isOwnOrder } from '../policy.ts'
import { orderHistory, orders } from '../tables.ts'

/** When an order reached a status; who set it is the shop's own business. */
export type TimelineEntry = { orderId: string; at: Date; status: string }

/** For those of the orders that are the customer's own, oldest entry first. */
export async function timelinesOf(
  { database }: { database: Database },
  actor: Actor,
  orderIds: readonly string[],
): Promise<TimelineEntry[]> {
  const isOwn = isOwnOrder(actor)
  if (orderIds.length === 0) return []
  return database.orm
    .select({ orderId: orderHistory.orderId, at: orderHistory.at, status: orderHistory.to })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderHistory.orderId))
    .where(and(inArray(orderHistory.orderId, [...orderIds]), isOwn, eq(orderHistory.kind, 'status')))
    .orderBy(asc(orderHistory.id))
}
