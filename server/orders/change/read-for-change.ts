import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { isUuid } from '#domain/uuid.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { isPlaced, type OrderItemRow, type PlacedRow } from '../present.ts'
import { orderItems, orders } from '../tables.ts'

/** A placed order as stored, for changing it; server-internal. */
export type ChangeableOrder = PlacedRow & { items: OrderItemRow[] }

export async function readForChange(executor: Executor, orderId: string): Promise<ChangeableOrder | null> {
  if (!isUuid(orderId)) return null
  const [row] = await executor.select().from(orders).where(eq(orders.id, orderId))
  return withItems(executor, row)
}

/** Locked until the transaction ends: its labels, moves on the board and refunds wait. */
export async function lockForChange(
  transaction: Transaction,
  orderId: string,
): Promise<ChangeableOrder | null> {
  const [row] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isNotNull(orders.placedAt)))
    .for('update')
  return withItems(transaction, row)
}

async function withItems(
  executor: Executor,
  row: typeof orders.$inferSelect | undefined,
): Promise<ChangeableOrder | null> {
  if (!row || !isPlaced(row)) return null
  const items = await executor
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, row.id))
    .orderBy(asc(orderItems.position))
  return { ...row, items }
}
