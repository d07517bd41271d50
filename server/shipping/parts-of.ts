import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { type ContentView, contentsOf, leftOf } from './contents.ts'
import type { ShippingDeps } from './deps.ts'
import { shipments } from './tables.ts'

/** A part of an order that leaves by itself: a shipment, or what is left to ship, which has no id. */
export type OrderPart = { shipmentId: string | null; contents: ContentView[] }

/**
 * How these orders leave, by order, the oldest shipment first: those alone that leave in several shipments and of which
 * it is said what each holds.
 */
export async function partsOf(
  deps: Pick<ShippingDeps, 'orders'>,
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, OrderPart[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await executor
    .select({ id: shipments.id, orderId: shipments.orderId })
    .from(shipments)
    .where(
      and(
        inArray(shipments.orderId, [...orderIds]),
        eq(shipments.kind, 'outbound'),
        inArray(shipments.purchase, ['buying', 'bought', 'entered']),
      ),
    )
    .orderBy(asc(shipments.createdAt), asc(shipments.id))
  const contents = await contentsOf(deps, executor, rows)
  const left = await leftOf(deps, executor, orderIds)
  const parts = new Map<string, OrderPart[]>()
  for (const [orderId, own] of Map.groupBy(rows, (row) => row.orderId)) {
    const sent = own.map(({ id }) => ({ shipmentId: id, contents: contents.get(id) ?? [] }))
    const rest = (left.get(orderId) ?? []).map(({ item, quantity, title }) => ({ item, quantity, title }))
    const all = rest.length > 0 ? [...sent, { shipmentId: null, contents: rest }] : sent
    if (all.length > 1 && all.every((part) => part.contents.length > 0)) parts.set(orderId, all)
  }
  return parts
}
