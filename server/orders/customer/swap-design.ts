import { eq, sql } from 'drizzle-orm'
import { isDesignOpen } from '#domain/orders/edit-request.ts'
import { itemTitle } from '#domain/orders/item-options.ts'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announceOrder } from '../announce-order.ts'
import type { OrdersDeps } from '../deps.ts'
import { recordHistory } from '../record-history.ts'
import { orderItems, orders } from '../tables.ts'

export type DesignSwap = { orderItemId: string; designData: OrderDesignData; note: string }

/**
 * Replaces an item's frozen design; name, quantity and price stay. False if the order is finished; nothing is then
 * changed. The caller supersedes what was printed from the old one.
 */
export async function swapDesign(
  { clock, realtime, emit }: Pick<OrdersDeps, 'clock' | 'realtime' | 'emit'>,
  transaction: Transaction,
  actor: Actor,
  { orderItemId, designData, note }: DesignSwap,
): Promise<boolean> {
  const [found] = await transaction
    .select({ id: orders.id, customerId: orders.customerId, status: orders.status, item: orderItems })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.id, orderItemId))
    .for('update', { of: orders })
  if (!found || !isDesignOpen(found.status)) return false
  await transaction.update(orderItems).set({ designData }).where(eq(orderItems.id, orderItemId))
  await transaction
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, found.id))
  await recordHistory(transaction, {
    orderId: found.id,
    at: clock.now(),
    actor,
    kind: 'design',
    from: null,
    to: 'changed',
    note: `${itemTitle(found.item)}: ${note}`,
  })
  await emit(transaction, 'order-item.design_changed', { actor, orderItemId })
  await announceOrder(realtime, transaction, 'order.changed', found)
  return true
}
