import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Database } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { contentsOf } from './contents.ts'
import type { ShippingDeps } from './deps.ts'
import { ofOrders, ordersByShipment } from './joined/of-orders.ts'
import type { TrackedShipment } from './operations/tracked-shape.ts'
import { type ShipmentEventRow, type ShipmentRow, type ShipmentView, toStaff, toTracked } from './present.ts'
import { parcels, shipmentEvents, shipments, visibleStates } from './tables.ts'

type Deps = Pick<ShippingDeps, 'database' | 'orders'>

const mostShown = 50

/** Every shipment of the orders, oldest first. Staff only. */
export async function listShipments(deps: Deps, orderIds: readonly string[]): Promise<ShipmentView[]> {
  if (orderIds.length === 0) return []
  const rows = await deps.database.orm
    .select({ shipment: shipments, parcel: parcels })
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .where(ofOrders(orderIds))
    .orderBy(asc(shipments.createdAt), asc(parcels.position))
  const told = await toldOf(
    deps,
    rows.map(({ shipment }) => shipment),
  )
  const orderOf = await ordersByShipment(
    deps.database.orm,
    rows.map(({ shipment }) => shipment),
  )
  return rows.map(({ shipment, parcel }) =>
    toStaff(shipment, parcel, orderOf.get(shipment.id) ?? [], ...told(shipment.id)),
  )
}

/** The signed-in customer's own, newest first (docs/spec-map.md S7). */
export async function listOwn(deps: Deps, actor: Actor): Promise<TrackedShipment[]> {
  if (!actor.user) throw new AppError('not_signed_in', 'Please sign in to see your shipments.')
  return listTracked(deps, eq(shipments.customerId, actor.user.id))
}

export const listTrackedOfOrder = (deps: Deps, orderId: string): Promise<TrackedShipment[]> =>
  listTracked(deps, ofOrders([orderId]))

/** Shipments of several orders, for pages that list orders. The caller has checked whose they are. */
export async function trackedByOrder(
  deps: Deps,
  orderIds: readonly string[],
): Promise<Map<string, TrackedShipment[]>> {
  const byOrder = new Map<string, TrackedShipment[]>()
  if (orderIds.length === 0) return byOrder
  const rows = await visible(deps, ofOrders(orderIds))
  const told = await toldOf(deps, rows)
  const orderOf = await ordersByShipment(deps.database.orm, rows)
  for (const row of rows)
    for (const orderId of orderOf.get(row.id) ?? [])
      byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), toTracked(row, ...told(row.id))])
  return byOrder
}

async function listTracked(deps: Deps, where: SQL): Promise<TrackedShipment[]> {
  const rows = await visible(deps, where)
  const told = await toldOf(deps, rows)
  return rows.map((row) => toTracked(row, ...told(row.id)))
}

/** The events and contents of each of them. */
async function toldOf(deps: Deps, rows: readonly ShipmentRow[]) {
  const events = await eventsOf(
    deps.database,
    rows.map(({ id }) => id),
  )
  const contents = await contentsOf(deps, deps.database.orm, rows)
  return (id: string) => [events.get(id) ?? [], contents.get(id) ?? []] as const
}

const visible = ({ database }: Deps, where: SQL): Promise<ShipmentRow[]> =>
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
