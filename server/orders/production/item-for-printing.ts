import { asc, eq } from 'drizzle-orm'
import { itemOptions } from '#domain/orders/item-options.ts'
import type { OrderDesignData } from '#domain/orders/order-design.ts'
import type { PaymentStatus } from '#domain/orders/order-status.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Executor } from '#server/kernel/database.ts'
import { isPlaced } from '../present.ts'
import { orderItems, orders } from '../tables.ts'

/** What a work sheet says about the other items. */
export type OrderedItem = {
  productSize: string
  quantity: number
  design: OrderDesignData | null
}

export type PrintableItem = {
  orderItemId: string
  orderId: string
  orderNumber: string
  customerId: string | null
  visitorId: string | null
  /** Nothing is printed unless this is 'paid' (docs/decisions.md 5). */
  paymentStatus: PaymentStatus
  position: number
  /** When it must leave; null for orders without a date. */
  dueAt: Date | null
  name: string
  /** The chosen options, apart from its name. */
  options: string[]
  quantity: number
  productType: string
  productSize: string
  /** All items of the order, including this one: a shirt in several sizes is several items. */
  orderItems: OrderedItem[]
  designId: string | null
  /** The frozen document and its artworks; null for products that print no placement document. */
  design: OrderDesignData | null
}

/** Null for an item that doesn't exist or whose order is not paid or claimed to be paid. */
export async function itemForPrinting(
  executor: Executor,
  orderItemId: string,
): Promise<PrintableItem | null> {
  if (!isUuid(orderItemId)) return null
  const [row] = await executor
    .select({ item: orderItems, order: orders })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.id, orderItemId))
  if (!row || !isPlaced(row.order)) return null
  const { item, order } = row
  const ordered = await executor
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position))
  return {
    orderItemId: item.id,
    orderId: order.id,
    orderNumber: order.orderNumber,
    customerId: order.customerId,
    visitorId: order.visitorId,
    paymentStatus: order.paymentStatus,
    position: item.position,
    dueAt: order.dueAt,
    name: item.name,
    options: itemOptions(item),
    quantity: item.quantity,
    productType: item.productType,
    productSize: item.productSize,
    orderItems: ordered.map(({ productSize, quantity, designData }) => ({
      productSize,
      quantity,
      design: designData,
    })),
    designId: item.designId,
    design: item.designData,
  }
}
