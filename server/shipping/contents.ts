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

/** The same as customers are told it, for orders of which a part has left. */
export async function readToShip(
  { orders, database }: Pick<ShippingDeps, 'orders' | 'database'>,
  orderIds: readonly string[],
): Promise<Map<string, ContentView[]>> {
  const left = await leftOf({ orders }, database.orm, orderIds)
  return new Map([...left].map(([id, goods]) => [id, goods.map(toView)]))
}

/** `isAll`: there was something to ship, and nothing is left. `items`: those of which pieces are in a parcel. */
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
  /** What goes into each of them; left out, everything that is left. */
  contents?: readonly (readonly ContentLine[])[] | undefined
  /** How many copies were left to ship when that was chosen. */
  seenLeft?: number | undefined
  isAdditional: boolean
}

/** A line, and the order of its item. */
export type PlannedLine = ContentLine & { orderId: string }

export type PlannedContents =
  | { ok: true; contents: (readonly PlannedLine[] | null)[] }
  | { ok: false; reason: 'already_labeled' | 'contents_changed' | 'contents'; message: string }

/** What of these orders goes into parcels that are to be labeled now. Under their locks: no copy is put into two parcels. */
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
  // Of several boxes nobody has said what goes into which; then they are of one order.
  const isKnown = parcelCount === 1 && left.length > 0
  if (!isKnown && orderIds.length > 1) return { ok: false, reason: 'contents', message: halfSaid }
  return {
    ok: true,
    contents: Array.from({ length: parcelCount }, () => (isKnown ? planned(left) : null)),
  }
}

/** "2 × Gildan Heavy Cotton, M, Navy", for each item of these orders. */
export const orderedWords = async (
  { orders, database }: Pick<ShippingDeps, 'orders' | 'database'>,
  orderIds: readonly string[],
) => contentWords([...(await orders.goodsOf(database.orm, orderIds)).values()].flat())

export const alreadyLabeled = {
  ok: false,
  reason: 'already_labeled',
  message: 'this order has a label, or one is just being bought.',
} as const

const nothingToShip = {
  ok: false,
  reason: 'contents',
  message: 'nothing of this order is shipped.',
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
  lines: readonly PlannedLine[] | null,
): Promise<void> {
  if (lines === null || lines.length === 0) return
  await transaction
    .insert(shipmentItems)
    .values(
      lines.map(({ item, orderId, quantity }) => ({ shipmentId, orderId, orderItemId: item, quantity })),
    )
}

/** What is in a parcel of an item, and of which order it is. */
export type ContentView = z.output<typeof contentsShape>[number]

/** The same for the server itself. */
export type HeldContent = ContentView & { orderId: string }

export const toContent = ({ item, quantity, title, orderId, orderNumber }: HeldContent): HeldContent => ({
  ...{ item, quantity, title, orderId, orderNumber },
})

export const toView = ({ item, quantity, title, orderNumber }: ContentView): ContentView => ({
  ...{ item, quantity, title, orderNumber },
})

/** What is in these shipments, by shipment, in words; those of which nobody has said are left out. */
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
