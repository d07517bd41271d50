import { and, eq, isNotNull } from 'drizzle-orm'
import { mayRequestEdit } from '#domain/orders/edit-request.ts'
import { itemTitle } from '#domain/orders/item-options.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { orderItems, orders } from '../tables.ts'

export type EditableItem = {
  orderId: string
  orderNumber: string /** Its name with what was chosen of it. */
  title: string
  mayRequestEdit: boolean
}

/**
 * An item of the customer's own orders, with its order locked until the transaction ends: nobody completes it in
 * between. Null for everybody else's.
 */
export async function itemForEditing(
  transaction: Transaction,
  customerId: string,
  orderItemId: string,
): Promise<EditableItem | null> {
  if (!isUuid(orderItemId)) return null
  const [row] = await transaction
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      item: orderItems,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.id, orderItemId), eq(orders.customerId, customerId), isNotNull(orders.placedAt)))
    .for('share', { of: orders })
  if (!row) return null
  const { orderId, orderNumber, status, item } = row
  return {
    orderId,
    orderNumber: orderNumber ?? '',
    title: itemTitle(item),
    mayRequestEdit: mayRequestEdit(status),
  }
}
