import { and, eq, isNotNull } from 'drizzle-orm'
import { mayRequestEdit } from '#domain/edit-request.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { isOrderId } from './input.ts'
import { orderItems, orders } from './tables.ts'

export type EditableItem = { orderId: string; orderNumber: string; name: string; mayRequestEdit: boolean }

/**
 * An item of the customer's own orders, with its order locked until the transaction ends: nobody completes it in
 * between. Null for everybody else's.
 */
export async function itemForEditing(
  transaction: Transaction,
  customerId: string,
  orderItemId: string,
): Promise<EditableItem | null> {
  if (!isOrderId(orderItemId)) return null
  const [row] = await transaction
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      name: orderItems.name,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.id, orderItemId), eq(orders.customerId, customerId), isNotNull(orders.placedAt)))
    .for('share', { of: orders })
  if (!row) return null
  const { status, ...item } = row
  return { ...item, orderNumber: item.orderNumber ?? '', mayRequestEdit: mayRequestEdit(status) }
}
