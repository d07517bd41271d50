import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { contentsOf, type HeldContent, leftOf, toContent } from './contents.ts'
import type { ShippingDeps } from './deps.ts'
import { idsTogether, openAmong } from './joined/lock-together.ts'
import { ofOrders, ordersByShipment } from './joined/of-orders.ts'
import { joinsAmong } from './joined/read-joins.ts'
import { shipments } from './tables.ts'

type Deps = Pick<ShippingDeps, 'orders'>

/** A part of an order that ships separately: a shipment, or what is left to ship, which has no id. */
export type OrderPart = {
  shipmentId: string | null
  contents: HeldContent[]
  /** Contents from other orders in the same parcel. */
  others: { orderId: string; contents: HeldContent[] }[]
}

/** The shipments of each of these orders, oldest first, and null for what is left to ship. */
export async function shipmentIdsOf(
  deps: Deps,
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, (string | null)[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await executor
    .select({ id: shipments.id, orderId: shipments.orderId })
    .from(shipments)
    .where(
      and(
        ofOrders(orderIds),
        eq(shipments.kind, 'outbound'),
        inArray(shipments.purchase, ['buying', 'bought', 'entered']),
      ),
    )
    .orderBy(asc(shipments.createdAt), asc(shipments.id))
  const inShipment = await ordersByShipment(executor, rows)
  const left = await leftOf(deps, executor, orderIds)
  return new Map(
    orderIds.map((orderId) => {
      const sent = rows.filter(({ id }) => inShipment.get(id)?.includes(orderId)).map(({ id }) => id)
      return [orderId, (left.get(orderId)?.length ?? 0) > 0 ? [...sent, null] : sent]
    }),
  )
}

/**
 * How these orders are split, by order, oldest shipment first: only those that ship in several shipments, or together
 * with other orders, and whose contents are known.
 */
export async function partsOf(
  deps: Deps,
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, OrderPart[]>> {
  const idsOf = await shipmentIdsOf(deps, executor, orderIds)
  const sent = [...new Set([...idsOf.values()].flat())].filter((id) => id !== null)
  const contents = await contentsOf(
    deps,
    executor,
    sent.map((id) => ({ id })),
  )
  const waiting = await leftTogether(
    deps,
    executor,
    [...idsOf].flatMap(([id, own]) => (own.includes(null) ? [id] : [])),
  )
  const parts = new Map<string, OrderPart[]>()
  for (const [orderId, ids] of idsOf) {
    const all = ids.map((shipmentId): OrderPart => {
      const lines = shipmentId === null ? waiting.get(orderId) : contents.get(shipmentId)
      const byOrder = Map.groupBy(lines ?? [], (line) => line.orderId)
      const others = [...byOrder].flatMap(([id, own]) =>
        id === orderId ? [] : [{ orderId: id, contents: own }],
      )
      return { shipmentId, contents: byOrder.get(orderId) ?? [], others }
    })
    const isSimple = all.length < 2 && all.every(({ others }) => others.length === 0)
    if (!isSimple && all.every((part) => part.contents.length > 0)) parts.set(orderId, all)
  }
  return parts
}

/** What will be in the next parcel of each of these orders, along with those joined with it. */
async function leftTogether(
  deps: Deps,
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, HeldContent[]>> {
  const known = await deps.orders.listForShipping(executor, await idsTogether(executor, orderIds))
  const left = await leftOf(
    deps,
    executor,
    known.map(({ id }) => id),
  )
  const joins = await joinsAmong(executor, await openAmong(deps, executor, known))
  return new Map(
    orderIds.map((orderId) => {
      const ids = [orderId, ...(joins.get(orderId)?.together ?? []).map(({ id }) => id)]
      return [orderId, ids.flatMap((id) => (left.get(id) ?? []).map(toContent))]
    }),
  )
}
