import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { pictureOfItem } from '#domain/mock-up/picture-of-item.ts'
import { itemTitle } from '#domain/orders/item-options.ts'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import type { Executor } from '#server/kernel/database.ts'
import { orderItems, orders } from '../tables.ts'

/** What others need to know about an item and its order, by item id. */
export type OrderItemDescription = {
  orderItemId: string
  orderId: string
  orderNumber: string
  orderStatus: string
  customerId: string | null
  contactName: string
  contactEmail: string
  /** Its name with the chosen options. */
  title: string
  imageUrl: string | null
  designData: OrderDesignData | null
}

/** Server-internal; the caller has checked permission. Items of unpaid orders are left out. */
export async function describeItems(
  executor: Executor,
  orderItemIds: readonly string[],
): Promise<OrderItemDescription[]> {
  if (orderItemIds.length === 0) return []
  const rows = await executor
    .select({ item: orderItems, order: orders })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(inArray(orderItems.id, [...new Set(orderItemIds)]), isNotNull(orders.placedAt)))
  return rows.map(({ item, order }) => ({
    orderItemId: item.id,
    orderId: order.id,
    orderNumber: order.orderNumber ?? '',
    orderStatus: order.status,
    customerId: order.customerId,
    contactName: order.contactName,
    contactEmail: order.contactEmail,
    title: itemTitle(item),
    imageUrl: pictureOfItem(item),
    designData: item.designData,
  }))
}
