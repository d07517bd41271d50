import { and, eq, isNotNull } from 'drizzle-orm'
import { itemTitle } from '#domain/orders/item-options.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { isOwnOrder } from '../policy.ts'
import { orderItems, orders } from '../tables.ts'

export type EditableItem = {
  orderId: string
  orderNumber: string
  /** Null for a guest's order. */
  customerId: string | null
  contactEmail: string
  /** Its name with the chosen options. */
  title: string
  status: string
}

/**
 * An item of the customer's own orders, with its order locked until the transaction ends, so that no one completes it
 * in between. Null for everyone else's.
 */
export async function itemForEditing(
  transaction: Transaction,
  actor: Actor,
  orderItemId: string,
): Promise<EditableItem | null> {
  if (!isUuid(orderItemId)) return null
  const [row] = await transaction
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      customerId: orders.customerId,
      contactEmail: orders.contactEmail,
      status: orders.status,
      item: orderItems,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.id, orderItemId), isOwnOrder(actor), isNotNull(orders.placedAt)))
    .for('share', { of: orders })
  if (!row) return null
  const { orderNumber, status, item, ...order } = row
  return {
    ...order,
    orderNumber: orderNumber ?? '',
    title: itemTitle(item),
    status,
  }
}
