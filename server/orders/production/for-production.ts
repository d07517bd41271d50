import { and, asc, inArray, isNotNull, notInArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { FrozenWarning } from '#domain/checks/accepted-warnings.ts'
import { softPrintsForStaff } from '#domain/checks/low-resolution.ts'
import { pictureOfItem, type SeenOfDesign } from '#domain/mock-up/picture-of-item.ts'
import { statusesOnTheWay } from '#domain/orders/due-date.ts'
import { itemOptions } from '#domain/orders/item-options.ts'
import { type OrderStatus, releasedStatuses } from '#domain/orders/order-status.ts'
import type { DeliveryMethod } from '#domain/orders/totals.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import type { Executor } from '#server/kernel/database.ts'
import { isGoods, orderItems, orders } from '../tables.ts'
import { isArtworkToFollow } from './items-to-make.ts'

export type FloorItem = {
  id: string
  position: number
  name: string
  productType: string
  /** The chosen options, apart from its name. */
  options: string[]
  /** For goods from the shelves; empty if it has none. */
  size: string
  color: string
  quantity: number
  imageUrl: string | null
  /** The customer's name for the design, and the files that it was made from. */
  artworks: string[]
  /** A sheet that was sold before its artwork existed. */
  isArtworkToFollow: boolean
  /** Artwork that prints below the shop's resolution limit, in words. */
  softPrints: string[]
}

/** What the production floor needs to know about an order, without its fees; server-internal, so without an actor. */
export type FloorOrder = {
  id: string
  orderNumber: string
  status: OrderStatus
  deliveryMethod: DeliveryMethod
  deliverySpeed: DeliverySpeed
  contactName: string
  contactEmail: string
  company: string
  notes: string
  dueAt: Date | null
  items: FloorItem[]
}

/**
 * More finished orders than anyone could have forgotten to pack: a floor list that no one maintains must not break the
 * page.
 */
export const mostFinished = 500

/**
 * All orders whose payment is certain and that still have work to do, most urgent first. Those in `unpackedIds` that
 * are no longer on the way are included as well, unless cancelled: a label or status says what is meant to leave, not
 * what was made. At most the newest `mostFinished` of them.
 */
export async function listOnFloor(
  executor: Executor,
  unpackedIds: readonly string[],
): Promise<{ onTheWay: FloorOrder[]; finished: FloorOrder[] }> {
  const isReleased = inArray(orders.paymentStatus, releasedStatuses)
  const isOnTheWay = inArray(orders.status, [...statusesOnTheWay])
  const isFinished = notInArray(orders.status, [...statusesOnTheWay, 'cancelled'])
  const left = await executor
    .select({ id: orders.id })
    .from(orders)
    .where(and(amongIds(orders.id, unpackedIds), isFinished, isReleased))
    .orderBy(sql`${orders.placedAt} desc nulls last`)
    .limit(mostFinished)
  return {
    onTheWay: await readFloorOrders(executor, and(isOnTheWay, isReleased)),
    finished: await forProduction(
      executor,
      left.map(({ id }) => id),
    ),
  }
}

/** A single parameter, however many ids there are. */
const amongIds = (column: SQLWrapper, ids: readonly string[]) =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`

/** The same for given orders, whatever their status. */
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
      deliverySpeed: orders.deliverySpeed,
      contactName: orders.contactName,
      contactEmail: orders.contactEmail,
      company: sql<string>`coalesce(${orders.shippingAddress}->>'company', '')`,
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
      ...toldColumns,
      warnings: sql<FrozenWarning[] | null>`${orderItems.designData}->'warnings'`,
      artworks: artworksOf(orderItems.designData),
      isArtworkToFollow,
    })
    .from(orderItems)
    .where(
      and(
        isGoods(),
        amongIds(
          orderItems.orderId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId)
  return rows.map(({ orderNumber, status, ...row }) => ({
    ...row,
    orderNumber: orderNumber ?? '',
    status: status as OrderStatus,
    items: (byOrder.get(row.id) ?? []).map((item) => ({
      id: item.id,
      position: item.position,
      name: item.name,
      productType: item.productType,
      options: itemOptions(item),
      size: item.productSize ?? '',
      color: item.productColor ?? '',
      quantity: item.quantity,
      imageUrl: pictureOfItem(item),
      artworks: item.artworks,
      isArtworkToFollow: item.isArtworkToFollow,
      softPrints: softPrintsForStaff(item.warnings ?? []),
    })),
  }))
}

/** Only the parts of a design that describe and show what was chosen: a whole one may contain a thousand placements. */
const seenOf = (designData: SQLWrapper) => {
  const keys = [
    'imageUrl',
    'materialName',
    'designType',
    'cut',
    'color',
    'prints',
    'sheets',
    'engraving',
    'isArtworkGone',
  ]
  return sql<SeenOfDesign>`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${designData}) where key = any(${sql.param(keys)}::text[]))`
}

/** The columns of an ordered item that say what and how many it is (domain/orders/item-options.ts). */
export const toldColumns = {
  orderId: orderItems.orderId,
  position: orderItems.position,
  name: orderItems.name,
  productType: orderItems.productType,
  productSize: orderItems.productSize,
  productColor: orderItems.productColor,
  quantity: orderItems.quantity,
  designData: seenOf(orderItems.designData),
}

const artworksOf = (designData: SQLWrapper) =>
  sql<string[]>`array(select distinct name from (
    select ${designData}->>'title' union all
    select file #>> '{}' from jsonb_path_query(${designData}, '$.originalFiles[*].name') file) named (name)
    where name <> '' order by name)`
