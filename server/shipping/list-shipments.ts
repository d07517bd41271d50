import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { TrackedShipment } from './operations/tracked-shape.ts'
import { type ShipmentEventRow, type ShipmentRow, type ShipmentView, toStaff, toTracked } from './present.ts'
import { type PurchaseState, parcels, shipmentEvents, shipments } from './tables.ts'

/** Customers see parcels that go to them, not what the shop tried or took back. */
export const visibleStates: PurchaseState[] = ['bought', 'entered']

const mostShown = 50

/** Every shipment of the orders, oldest first. Staff only. */
export async function listShipments(
  database: Database,
  orderIds: readonly string[],
): Promise<ShipmentView[]> {
  if (orderIds.length === 0) return []
  const rows = await database.orm
    .select({ shipment: shipments, parcel: parcels })
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .where(inArray(shipments.orderId, [...orderIds]))
    .orderBy(asc(shipments.createdAt), asc(parcels.position))
  const events = await eventsOf(
    database,
    rows.map(({ shipment }) => shipment.id),
  )
  return rows.map(({ shipment, parcel }) => toStaff(shipment, parcel, events.get(shipment.id) ?? []))
}

/** The signed-in customer's own, newest first (docs/spec-map.md S7). */
export async function listOwn(database: Database, actor: Actor): Promise<TrackedShipment[]> {
  if (!actor.user) throw new AppError('not_signed_in', 'Please sign in to see your shipments.')
  return listTracked(database, eq(shipments.customerId, actor.user.id))
}

export const listTrackedOfOrder = (database: Database, orderId: string): Promise<TrackedShipment[]> =>
  listTracked(database, eq(shipments.orderId, orderId))

/** Shipments of several orders, for pages that show orders. The caller has checked whose they are. */
export async function trackedByOrder(
  database: Database,
  orderIds: readonly string[],
): Promise<Map<string, TrackedShipment[]>> {
  const byOrder = new Map<string, TrackedShipment[]>()
  if (orderIds.length === 0) return byOrder
  const rows = await visible(database, inArray(shipments.orderId, [...orderIds]))
  const events = await eventsOf(
    database,
    rows.map(({ id }) => id),
  )
  for (const row of rows)
    byOrder.set(row.orderId, [...(byOrder.get(row.orderId) ?? []), toTracked(row, events.get(row.id) ?? [])])
  return byOrder
}

async function listTracked(database: Database, where: SQL): Promise<TrackedShipment[]> {
  const rows = await visible(database, where)
  const events = await eventsOf(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toTracked(row, events.get(row.id) ?? []))
}

const visible = (database: Database, where: SQL): Promise<ShipmentRow[]> =>
  database.orm
    .select()
    .from(shipments)
    .where(and(where, inArray(shipments.purchase, visibleStates)))
    .orderBy(desc(shipments.createdAt))
    .limit(mostShown)

/** Latest first. */
export async function eventsOf(
  database: Database,
  shipmentIds: readonly string[],
): Promise<Map<string, ShipmentEventRow[]>> {
  const byShipment = new Map<string, ShipmentEventRow[]>()
  if (shipmentIds.length === 0) return byShipment
  const rows = await database.orm
    .select()
    .from(shipmentEvents)
    .where(inArray(shipmentEvents.shipmentId, [...shipmentIds]))
    .orderBy(desc(shipmentEvents.at), desc(shipmentEvents.id))
  for (const row of rows) byShipment.set(row.shipmentId, [...(byShipment.get(row.shipmentId) ?? []), row])
  return byShipment
}
