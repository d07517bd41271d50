import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { isUnmade } from '#domain/production.ts'
import { readTrackingNumber } from '#domain/shipping/tracking-number.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import { announceShipment } from './announce-shipment.ts'
import { listShipments, visibleStates } from './list-shipments.ts'
import type { ShippingNeeds } from './needs.ts'
import { findPickup, type PickupView } from './pickups.ts'
import { nameOf } from './policy.ts'
import type { ShipmentView } from './present.ts'
import { parcels, shipments } from './tables.ts'

export type PackedOrder = {
  orderId: string
  orderNumber: string
  customerName: string
  contents: string[]
  /** What has not come as far as this table, where the board is kept. */
  unmade: UnpackedItem[]
  shipments: ShipmentView[]
}

export type ScanOutcome =
  /** An order's ticket or label: what is to be packed. */
  | { ok: true; kind: 'order'; order: PackedOrder }
  /** The label belongs to the order on the table, and its parcel is packed now. */
  | { ok: true; kind: 'packed'; order: PackedOrder; trackingNumber: string }
  | { ok: true; kind: 'pickup'; pickup: PickupView; contents: string[]; unmade: UnpackedItem[] }
  | { ok: false; reason: 'unknown' | 'wrong_order'; message: string }

/**
 * What a scanner read at the packing table. The first scan opens an order; while one is open, a label is held against
 * it, so that no label gets onto somebody else's box. Staff only.
 */
export async function scanPacking(
  needs: ShippingNeeds,
  actor: Actor,
  scanned: string,
  openOrderId: string | null,
): Promise<ScanOutcome> {
  const text = readTrackingNumber(scanned.replace(/^GWP-?/i, 'GWP'))
  if (text.startsWith('GWP')) {
    const pickup = await findPickup(needs, `GWP-${text.slice(3)}`)
    if (!pickup) return { ok: false, reason: 'unknown', message: 'Nobody has this pickup code.' }
    return { ok: true, kind: 'pickup', pickup, ...(await inBox(needs, actor, pickup.orderId)) }
  }
  const order = await needs.orders.findByNumber(orderNumberOf(scanned))
  if (order) return { ok: true, kind: 'order', order: await packedOrder(needs, actor, order.id) }
  const [label] = await needs.database.orm
    .select()
    .from(shipments)
    .where(and(eq(shipments.trackingNumber, text), inArray(shipments.purchase, visibleStates)))
    .orderBy(asc(shipments.createdAt))
  if (!label)
    return { ok: false, reason: 'unknown', message: 'This is no order, label or pickup code of ours.' }
  if (openOrderId === null)
    return { ok: true, kind: 'order', order: await packedOrder(needs, actor, label.orderId) }
  if (label.orderId !== openOrderId)
    return {
      ok: false,
      reason: 'wrong_order',
      message: `Stop: this label belongs to ${label.orderNumber}. Do not put it on this box.`,
    }
  await needs.database.transaction(async (transaction) => {
    const [packed] = await transaction
      .update(parcels)
      .set({ packedAt: needs.clock.now(), packedBy: nameOf(actor) })
      .where(and(eq(parcels.id, label.parcelId), isNull(parcels.packedAt)))
      .returning({ id: parcels.id })
    if (!packed) return
    await audit(transaction, actor, { action: 'shipping.pack', subject: `shipment:${label.id}` })
    await announceShipment(needs, transaction, label)
  })
  return {
    ok: true,
    kind: 'packed',
    order: await packedOrder(needs, actor, label.orderId),
    trackingNumber: label.trackingNumber ?? '',
  }
}

/** "gw-123" is the order GW-000123, and so is each job ticket of it, "GW-000123-2". */
const orderNumberOf = (scanned: string): string => {
  const digits = /^\s*GW-(\d{1,9})(?:-\d{1,4})?\s*$/i.exec(scanned)?.[1]
  return digits === undefined ? '' : `GW-${digits.padStart(6, '0')}`
}

async function packedOrder(needs: ShippingNeeds, actor: Actor, orderId: string): Promise<PackedOrder> {
  const order = await needs.orders.forShipping(orderId)
  if (!order) throw new Error(`No order ${orderId}`)
  const all = await listShipments(needs.database, [orderId])
  return {
    orderId,
    orderNumber: order.orderNumber,
    customerName: order.contactName,
    ...(await inBox(needs, actor, orderId)),
    shipments: all.filter(({ purchase, kind }) => visibleStates.includes(purchase) && kind === 'outbound'),
  }
}

/** What belongs into the box, and what of it cannot be there yet. */
async function inBox(
  { orders, listUnpacked }: ShippingNeeds,
  actor: Actor,
  orderId: string,
): Promise<Pick<PackedOrder, 'contents' | 'unmade'>> {
  const unpacked = await listUnpacked(actor, [orderId])
  return {
    contents: await orders.contentsOf(orderId),
    unmade: unpacked.filter((item) => item.isTracked && isUnmade(item)),
  }
}
