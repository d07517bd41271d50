import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm'
import { statusesOnTheWay } from '#domain/due-date.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { DeliveryMethod } from '#domain/quote.ts'
import type { Executor } from '#server/kernel/database.ts'
import { orderItems, orders } from './tables.ts'

export type FloorItem = {
  id: string
  position: number
  name: string
  productType: string
  productSize: string
  productColor: string
  quantity: number
  imageUrl: string | null
  /** A sheet that was sold before its artwork was there. */
  isArtworkToFollow: boolean
}

/** What the floor needs to know of an order; for the server itself, so without an actor. */
export type FloorOrder = {
  id: string
  orderNumber: string
  status: OrderStatus
  deliveryMethod: DeliveryMethod
  contactName: string
  contactEmail: string
  notes: string
  dueAt: Date | null
  items: FloorItem[]
}

/** Orders whose money is certain and for which something is left to be done, however many, the most urgent first. */
export async function listOnFloor(executor: Executor): Promise<FloorOrder[]> {
  return readFloorOrders(
    executor,
    and(
      inArray(orders.status, [...statusesOnTheWay]),
      inArray(orders.paymentStatus, ['paid', 'partially_refunded']),
    ),
  )
}

/** The same of given orders, wherever they stand. */
export async function forProduction(executor: Executor, orderIds: readonly string[]): Promise<FloorOrder[]> {
  return orderIds.length === 0 ? [] : readFloorOrders(executor, inArray(orders.id, [...orderIds]))
}

async function readFloorOrders(executor: Executor, where: ReturnType<typeof and>): Promise<FloorOrder[]> {
  const rows = await executor
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      deliveryMethod: orders.deliveryMethod,
      contactName: orders.contactName,
      contactEmail: orders.contactEmail,
      notes: orders.notes,
      dueAt: orders.dueAt,
    })
    .from(orders)
    .where(and(isNotNull(orders.placedAt), where))
    .orderBy(sql`${orders.dueAt} asc nulls last`, asc(orders.placedAt), asc(orders.id))
  if (rows.length === 0) return []
  const items = await executor
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      position: orderItems.position,
      name: orderItems.name,
      productType: orderItems.productType,
      productSize: orderItems.productSize,
      productColor: orderItems.productColor,
      quantity: orderItems.quantity,
      imageUrl: sql<string | null>`${orderItems.designData}->>'imageUrl'`,
      isArtworkToFollow: sql<boolean>`coalesce(jsonb_array_length(${orderItems.designData}->'document'->'placements') = 0, false)`,
    })
    .from(orderItems)
    .where(sql`${orderItems.orderId} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`)
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId)
  return rows.map(({ orderNumber, status, ...row }) => ({
    ...row,
    orderNumber: orderNumber ?? '',
    status: status as OrderStatus,
    items: (byOrder.get(row.id) ?? []).map(({ orderId: _, ...item }) => item),
  }))
}
