import type { z } from 'zod'
import { type ContentView, toView } from './contents.ts'
import type { shipmentShape } from './operations/shipment-shape.ts'
import type { TrackedShipment } from './operations/tracked-shape.ts'
import type { parcels, shipmentEvents, shipments } from './tables.ts'

export type ShipmentRow = typeof shipments.$inferSelect
export type ParcelRow = typeof parcels.$inferSelect
export type ShipmentEventRow = typeof shipmentEvents.$inferSelect

export type ShipmentView = z.output<typeof shipmentShape>

export const toTracked = (
  row: ShipmentRow,
  events: readonly ShipmentEventRow[],
  contents: readonly ContentView[],
): TrackedShipment => ({
  id: row.id,
  orderNumber: row.orderNumber,
  orderNumbers: [...new Set([row.orderNumber, ...contents.map(({ orderNumber }) => orderNumber)])].sort(),
  status: row.status,
  trackingNumber: row.trackingNumber,
  carrier: row.carrier,
  serviceLevel: row.serviceLevel,
  trackingUrl: row.trackingUrl,
  eta: row.eta?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  shippedAt: row.shippedAt?.toISOString() ?? null,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  contents: contents.map(toView),
  events: events.map(({ at, status, details, location }) => ({
    at: at.toISOString(),
    status,
    details,
    location: location && { city: location.city, state: location.state, country: location.country },
  })),
})

export const toStaff = (
  row: ShipmentRow,
  parcel: ParcelRow,
  orderIds: readonly string[],
  events: readonly ShipmentEventRow[],
  contents: readonly ContentView[],
): ShipmentView => ({
  ...toTracked(row, events, contents),
  orderId: row.orderId,
  orderIds: [...orderIds],
  parcel: {
    id: parcel.id,
    position: parcel.position,
    details: parcel.details,
    packedAt: parcel.packedAt?.toISOString() ?? null,
    packedBy: parcel.packedBy,
  },
  kind: row.kind,
  provider: row.provider,
  purchase: row.purchase,
  problem: row.problem,
  shippingCostCents: row.shippingCostCents,
  labelUrl: row.providerReference === null ? null : `/files/labels/${row.id}`,
  toAddress: row.toAddress,
  createdBy: row.createdBy,
  voidedAt: row.voidedAt?.toISOString() ?? null,
})
