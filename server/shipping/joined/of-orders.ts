import { inArray, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Executor } from '#server/kernel/database.ts'
import { shipmentItems, shipments } from '../tables.ts'

/** Shipments of these orders: their own, and those containing some of their items. */
export function ofOrders(orderIds: readonly string[]): SQL {
  const query = new QueryBuilder()
  const own = query
    .select({ id: shipments.id })
    .from(shipments)
    .where(inArray(shipments.orderId, [...orderIds]))
  const holding = query
    .select({ id: shipmentItems.shipmentId })
    .from(shipmentItems)
    .where(inArray(shipmentItems.orderId, [...orderIds]))
  return sql`${shipments.id} in (${own} union ${holding})`
}

/** The orders of each shipment, its own first. */
export async function ordersByShipment(
  executor: Executor,
  of: readonly { id: string; orderId: string }[],
): Promise<Map<string, string[]>> {
  if (of.length === 0) return new Map()
  const rows = await executor
    .selectDistinct({ id: shipmentItems.shipmentId, orderId: shipmentItems.orderId })
    .from(shipmentItems)
    .where(
      inArray(
        shipmentItems.shipmentId,
        of.map(({ id }) => id),
      ),
    )
    .orderBy(shipmentItems.orderId)
  const held = Map.groupBy(rows, ({ id }) => id)
  return new Map(
    of.map(({ id, orderId }) => [
      id,
      [...new Set([orderId, ...(held.get(id) ?? []).map((row) => row.orderId)])],
    ]),
  )
}

/** The same for one shipment. */
export const ordersOf = async (
  executor: Executor,
  shipment: { id: string; orderId: string },
): Promise<string[]> => (await ordersByShipment(executor, [shipment])).get(shipment.id) ?? []
