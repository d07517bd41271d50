import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import type { Executor } from '#server/kernel/database.ts'
import { orderItems, orders } from '../tables.ts'

/** The newest ordered item of a design (specification: design_id); null if it was never ordered. Staff only. */
export async function itemOfDesign(executor: Executor, designId: string): Promise<string | null> {
  if (!isUuid(designId)) return null
  const [row] = await executor
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.designId, designId), isNotNull(orders.placedAt)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1)
  return row?.id ?? null
}
