import { and, eq, inArray } from 'drizzle-orm'
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
import { liveStates, type PurchaseState, shipmentItems, shipments } from './tables.ts'

type Deps = Pick<ShippingDeps, 'orders'>

/** What of these orders is in no outbound parcel whose label is in one of the states, by order. */
export const leftOf = async (
  { orders }: Deps,
  executor: Executor,
  orderIds: readonly string[],
  states?: readonly PurchaseState[],
): Promise<Map<string, Goods[]>> => leftAmong(executor, await orders.goodsOf(executor, orderIds), states)

/** The same of goods that are known. */
export async function leftAmong(
  executor: Executor,
  goods: ReadonlyMap<string, Goods[]>,
  states: readonly PurchaseState[] = liveStates,
): Promise<Map<string, Goods[]>> {
  if (goods.size === 0) return new Map()
  const rows = await executor
    .select({
      id: shipments.id,
      orderId: shipments.orderId,
      item: shipmentItems.orderItemId,
      quantity: shipmentItems.quantity,
    })
    .from(shipments)
    .leftJoin(shipmentItems, eq(shipmentItems.shipmentId, shipments.id))
    .where(
      and(
        inArray(shipments.orderId, [...goods.keys()]),
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

/** The same as customers are told it, for orders of which a part has left. */
export async function readToShip(
  { orders, database }: Pick<ShippingDeps, 'orders' | 'database'>,
  orderIds: readonly string[],
): Promise<Map<string, ContentView[]>> {
  const left = await leftOf({ orders }, database.orm, orderIds)
  return new Map(
    [...left].map(([id, goods]) => [
      id,
      goods.map(({ item, quantity, title }) => ({ item, quantity, title })),
    ]),
  )
}

/** `isAll`: nothing is left to ship. `items`: those of which pieces are in a parcel. */
export type InParcels = { isAll: boolean; items: string[] }

export async function inParcels({ orders }: Deps, executor: Executor, orderId: string): Promise<InParcels> {
  const goods = await orders.goodsOf(executor, [orderId])
  const ordered = goods.get(orderId) ?? []
  const left = (await leftAmong(executor, goods)).get(orderId) ?? []
  const isWhole = ({ item, quantity }: Goods): boolean =>
    left.some((one) => one.item === item && one.quantity === quantity)
  const items = ordered.filter((one) => !isWhole(one)).map(({ item }) => item)
  return { isAll: left.length === 0, items }
}

const linesOf = (rows: readonly { item: string | null; quantity: number | null }[]): ContentLine[] | null => {
  const lines = rows.flatMap(({ item, quantity }) => (item && quantity ? [{ item, quantity }] : []))
  return lines.length > 0 ? lines : null
}

export type ContentsWish = {
  parcelCount: number
  /** What goes into each of them; left out, everything that is left. */
  contents?: readonly (readonly ContentLine[])[] | undefined
  /** How many copies were left to ship when that was chosen. */
  seenLeft?: number | undefined
  isAdditional: boolean
}

export type PlannedContents =
  | { ok: true; contents: (readonly ContentLine[] | null)[] }
  | { ok: false; reason: 'already_labelled' | 'contents_changed' | 'contents'; message: string }

/** What goes into parcels that are to be labelled now. Under the order's lock: no copy is put into two parcels. */
export async function planContents(
  deps: Deps,
  transaction: Transaction,
  orderId: string,
  { parcelCount, contents, seenLeft, isAdditional }: ContentsWish,
): Promise<PlannedContents> {
  const left = (await leftOf(deps, transaction, [orderId])).get(orderId) ?? []
  if (contents) {
    const isWhole = seenLeft !== undefined && contents.length === parcelCount
    if (!isWhole) return { ok: false, reason: 'contents', message: halfSaid }
    if (seenLeft !== copiesIn(left))
      return { ok: false, reason: 'contents_changed', message: changedWords(copiesIn(left)) }
    const message = refusesContents(left, contents)
    if (message !== null) return { ok: false, reason: 'contents', message }
    return { ok: true, contents: contents.map(mergeLines) }
  }
  if (left.length === 0 && !isAdditional) return alreadyLabelled
  // Of several boxes nobody has said what goes into which.
  const isKnown = parcelCount === 1 && left.length > 0
  return {
    ok: true,
    contents: Array.from({ length: parcelCount }, () => (isKnown ? mergeLines(left) : null)),
  }
}

/** "2 × Gildan Heavy Cotton, M, Navy", for each item of an order. */
export const orderedWords = async (
  { orders, database }: Pick<ShippingDeps, 'orders' | 'database'>,
  orderId: string,
) => contentWords((await orders.goodsOf(database.orm, [orderId])).get(orderId) ?? [])

export const alreadyLabelled = {
  ok: false,
  reason: 'already_labelled',
  message: 'this order has a label, or one is just being bought.',
} as const

const halfSaid =
  'say of each parcel what goes into it, and in seenLeft how many copies were left to ship when that was chosen.'

const changedWords = (copies: number): string =>
  copies === 0
    ? 'meanwhile everything of this order was put into parcels. Nothing was bought.'
    : `meanwhile somebody else made a parcel: ${copies} ${copies === 1 ? 'copy is' : 'copies are'} left to ship. Choose again.`

export async function keepContents(
  transaction: Transaction,
  shipmentId: string,
  lines: readonly ContentLine[] | null,
): Promise<void> {
  if (lines === null || lines.length === 0) return
  await transaction
    .insert(shipmentItems)
    .values(lines.map(({ item, quantity }) => ({ shipmentId, orderItemId: item, quantity })))
}

export type ContentView = ContentLine & { title: string }

/** What is in these shipments, by shipment, in words; those of which nobody has said are left out. */
export async function contentsOf(
  { orders }: Deps,
  executor: Executor,
  of: readonly { id: string; orderId: string }[],
): Promise<Map<string, ContentView[]>> {
  if (of.length === 0) return new Map()
  const goods = await orders.goodsOf(executor, [...new Set(of.map(({ orderId }) => orderId))])
  const known = new Map([...goods.values()].flat().map((one) => [one.item, one]))
  const rows = await executor
    .select()
    .from(shipmentItems)
    .where(
      inArray(
        shipmentItems.shipmentId,
        of.map(({ id }) => id),
      ),
    )
  const sorted = rows.flatMap(({ shipmentId, orderItemId: item, quantity }) => {
    const one = known.get(item)
    return one ? [{ shipmentId, item, quantity, title: one.title, position: one.position }] : []
  })
  const byShipment = Map.groupBy(
    sorted.toSorted((one, other) => one.position - other.position),
    ({ shipmentId }) => shipmentId,
  )
  return new Map(
    [...byShipment].map(([id, lines]) => [
      id,
      lines.map(({ item, quantity, title }) => ({ item, quantity, title })),
    ]),
  )
}
