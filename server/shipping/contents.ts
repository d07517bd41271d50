import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  type ContentLine,
  contentWords,
  copiesIn,
  leftToShip,
  mergeLines,
  refusesContents,
} from '#domain/shipping/parcel-contents.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { Goods } from '#server/orders/index.ts'
import type { ShippingDeps } from './deps.ts'
import { ofOrders } from './joined/of-orders.ts'
import type { contentsShape } from './operations/tracked-shape.ts'
import { liveStates, type PurchaseState, shipmentItems, shipments } from './tables.ts'

type Deps = Pick<ShippingDeps, 'orders'>

/** What these orders contain that is in no outbound parcel whose label is in one of the states, by order. */
export const leftOf = async (
  { orders }: Deps,
  executor: Executor,
  orderIds: readonly string[],
  states?: readonly PurchaseState[],
): Promise<Map<string, Goods[]>> => leftAmong(executor, await orders.goodsOf(executor, orderIds), states)

/** The same for goods already loaded. */
export async function leftAmong(
  executor: Executor,
  goods: ReadonlyMap<string, Goods[]>,
  states: readonly PurchaseState[] = liveStates,
): Promise<Map<string, Goods[]>> {
  if (goods.size === 0) return new Map()
  const rows = await executor
    .select({
      id: shipments.id,
      orderId: sql<string>`coalesce(${shipmentItems.orderId}, ${shipments.orderId})`,
      item: shipmentItems.orderItemId,
      quantity: shipmentItems.quantity,
    })
    .from(shipments)
    .leftJoin(shipmentItems, eq(shipmentItems.shipmentId, shipments.id))
    .where(
      and(
        ofOrders([...goods.keys()]),
        eq(shipments.kind, 'outbound'),
        inArray(shipments.purchase, [...states]),
      ),
    )
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map(
    [...goods].map(([orderId, ordered]) => {
      const parcels = Map.groupBy(byOrder.get(orderId) ?? [], ({ id }) => id)
      return [orderId, leftToShip(ordered, [...parcels.values()].map(linesOf))]
    }),
  )
}

/** The same as shown to customers, for orders that have shipped in part. */
export async function readToShip(
  { orders, database }: Pick<ShippingDeps, 'orders' | 'database'>,
  orderIds: readonly string[],
): Promise<Map<string, ContentView[]>> {
  const left = await leftOf({ orders }, database.orm, orderIds)
  return new Map([...left].map(([id, goods]) => [id, goods.map(toView)]))
}

/** `isAll`: there was something to ship, and nothing is left. `items`: those with pieces in a parcel. */
export type InParcels = { isAll: boolean; items: string[] }

export async function inParcels({ orders }: Deps, executor: Executor, orderId: string): Promise<InParcels> {
  const goods = await orders.goodsOf(executor, [orderId])
  const ordered = goods.get(orderId) ?? []
  const left = (await leftAmong(executor, goods)).get(orderId) ?? []
  const isWhole = ({ item, quantity }: Goods): boolean =>
    left.some((one) => one.item === item && one.quantity === quantity)
  const items = ordered.filter((one) => !isWhole(one)).map(({ item }) => item)
  return { isAll: ordered.length > 0 && left.length === 0, items }
}

const linesOf = (rows: readonly { item: string | null; quantity: number | null }[]): ContentLine[] | null => {
  const lines = rows.flatMap(({ item, quantity }) => (item && quantity ? [{ item, quantity }] : []))
  return lines.length > 0 ? lines : null
}

export type ContentsWish = {
  parcelCount: number
  /** The contents of each parcel; if omitted, everything that is left. */
  contents?: readonly (readonly ContentLine[])[] | undefined
  /** How many copies were left to ship when this was chosen. */
  seenLeft?: number | undefined
  isAdditional: boolean
}

/** A line, and its item's order. */
export type PlannedLine = ContentLine & { orderId: string }

export type PlannedContents =
  | { ok: true; contents: (readonly PlannedLine[] | null)[] }
  | { ok: false; reason: 'already_labeled' | 'contents_changed' | 'contents'; message: string }

/**
 * What goes from these orders into the parcels about to be labeled. Under the orders' locks: no copy goes into two
 * parcels.
 */
export async function planContents(
  deps: Deps,
  transaction: Transaction,
  orderIds: readonly string[],
  { parcelCount, contents, seenLeft, isAdditional }: ContentsWish,
): Promise<PlannedContents> {
  const goods = await deps.orders.goodsOf(transaction, orderIds)
  if (goods.size === 0 && !isAdditional) return nothingToShip
  const left = [...(await leftAmong(transaction, goods)).values()].flat()
  const ofItem = new Map(left.map(({ item, orderId }) => [item, orderId]))
  const planned = (lines: readonly ContentLine[]): PlannedLine[] =>
    mergeLines(lines).map((line) => ({ ...line, orderId: ofItem.get(line.item) ?? '' }))
  if (contents) {
    const isWhole = seenLeft !== undefined && contents.length === parcelCount
    if (!isWhole) return { ok: false, reason: 'contents', message: halfSaid }
    if (seenLeft !== copiesIn(left))
      return { ok: false, reason: 'contents_changed', message: changedWords(copiesIn(left)) }
    const message = refusesContents(left, contents)
    if (message !== null) return { ok: false, reason: 'contents', message }
    return { ok: true, contents: contents.map(planned) }
  }
  if (left.length === 0 && !isAdditional) return alreadyLabeled
  // For several boxes no one has said what goes into which; then they belong to one order.
  const isKnown = parcelCount === 1 && left.length > 0
  if (!isKnown && orderIds.length > 1) return { ok: false, reason: 'contents', message: halfSaid }
  return {
    ok: true,
    contents: Array.from({ length: parcelCount }, () => (isKnown ? planned(left) : null)),
  }
}

/** "2 × Gildan Heavy Cotton, M, Navy", for each item in these orders. */
export const orderedWords = async (
  { orders, database }: Pick<ShippingDeps, 'orders' | 'database'>,
  orderIds: readonly string[],
) => contentWords([...(await orders.goodsOf(database.orm, orderIds)).values()].flat())

export const alreadyLabeled = {
  ok: false,
  reason: 'already_labeled',
  message: 'this order has a label, or one is being bought right now.',
} as const

const nothingToShip = {
  ok: false,
  reason: 'contents',
  message: 'nothing in this order ships.',
} as const

const halfSaid =
  'list what goes into each parcel, and in seenLeft how many copies were left to ship when you chose that.'

const changedWords = (copies: number): string =>
  copies === 0
    ? 'everything in this order was put into parcels in the meantime. Nothing was bought.'
    : `someone else made a parcel in the meantime: ${copies} ${copies === 1 ? 'copy is' : 'copies are'} left to ship. Choose again.`

export async function keepContents(
  transaction: Transaction,
  shipmentId: string,
  lines: readonly PlannedLine[] | null,
): Promise<void> {
  if (lines === null || lines.length === 0) return
  await transaction
    .insert(shipmentItems)
    .values(
      lines.map(({ item, orderId, quantity }) => ({ shipmentId, orderId, orderItemId: item, quantity })),
    )
}

/** An item's share of a parcel, and which order it belongs to. */
export type ContentView = z.output<typeof contentsShape>[number]

/** The same, internal to the server. */
export type HeldContent = ContentView & { orderId: string }

export const toContent = ({ item, quantity, title, orderId, orderNumber }: HeldContent): HeldContent => ({
  ...{ item, quantity, title, orderId, orderNumber },
})

export const toView = ({ item, quantity, title, orderNumber }: ContentView): ContentView => ({
  ...{ item, quantity, title, orderNumber },
})

/** The contents of these shipments, by shipment, as text; shipments with unknown contents are left out. */
export async function contentsOf(
  { orders }: Deps,
  executor: Executor,
  of: readonly { id: string }[],
): Promise<Map<string, HeldContent[]>> {
  if (of.length === 0) return new Map()
  const rows = await executor
    .select()
    .from(shipmentItems)
    .where(
      inArray(
        shipmentItems.shipmentId,
        of.map(({ id }) => id),
      ),
    )
  const goods = await orders.goodsOf(executor, [...new Set(rows.map(({ orderId }) => orderId))])
  const known = new Map([...goods.values()].flat().map((one) => [one.item, one]))
  const lines = rows.flatMap(({ shipmentId, orderItemId, quantity }) => {
    const one = known.get(orderItemId)
    return one ? [{ ...one, shipmentId, quantity }] : []
  })
  const sorted = lines.toSorted(
    (one, other) => one.orderNumber.localeCompare(other.orderNumber) || one.position - other.position,
  )
  return new Map(
    [...Map.groupBy(sorted, ({ shipmentId }) => shipmentId)].map(([id, own]) => [id, own.map(toContent)]),
  )
}
