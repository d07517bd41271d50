import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { addDays, type LocalDay, localTimeOf, momentOf } from '#domain/local-time.ts'
import type { ShippingDeps } from './deps.ts'
import { ordersByShipment } from './joined/of-orders.ts'
import { shipmentIdsOf } from './parts-of.ts'
import { parcels, shipments } from './tables.ts'

/** A parcel that got its label, or its tracking number, on that day. */
export type DayParcel = {
  shipmentId: string
  /** Its orders; `part`: "1 of 2" if the order ships in several parcels, counting what is left to ship as one more. */
  orders: { id: string; orderNumber: string; part: string }[]
  recipient: string
  /** "Austin, TX 78702". */
  place: string
  service: string
  trackingNumber: string
  pounds: number
}

export type CarrierDay = { carrier: string; parcels: DayParcel[]; pounds: number }

/** What ships from the shop on a day, by carrier. */
export type ShippingDay = {
  day: LocalDay
  today: LocalDay
  carriers: CarrierDay[]
  parcelCount: number
  pounds: number
}

/** States of a valid label: voided or refused ones carry no parcel. */
const carried = ['bought', 'entered'] as const

/**
 * The parcels of a day in the shop's time zone, by default today; voided labels and returns are left out. Staff only.
 */
export async function listDay(
  deps: Pick<ShippingDeps, 'database' | 'clock' | 'readSettings' | 'orders'>,
  asked: LocalDay | null,
): Promise<ShippingDay> {
  const { database, clock, readSettings } = deps
  const { timeZone } = await readSettings()
  const today = localTimeOf(clock.now(), timeZone).day
  const day = asked ?? today
  const labeledAt = sql<Date>`coalesce(${shipments.boughtAt}, ${shipments.createdAt})`
  const rows = await database.orm
    .select({ shipment: shipments, details: parcels.details })
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .where(
      and(
        eq(shipments.kind, 'outbound'),
        inArray(shipments.purchase, [...carried]),
        gte(labeledAt, sql`${momentOf(day, '00:00', timeZone).toISOString()}::timestamptz`),
        lt(labeledAt, sql`${momentOf(addDays(day, 1), '00:00', timeZone).toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asc(shipments.carrier), asc(shipments.orderNumber), asc(shipments.id))
  const ordersOf = await ordersInParcels(
    deps,
    rows.map(({ shipment }) => shipment),
  )
  const all = rows.map(({ shipment, details }) => ({
    carrier: shipment.carrier,
    parcel: toParcel(shipment, details, ordersOf(shipment.id)),
  }))
  const carriers = [...Map.groupBy(all, ({ carrier }) => carrier)].map(([carrier, own]) => {
    const listed = own.map(({ parcel }) => parcel)
    return { carrier, parcels: listed, pounds: poundsOf(listed) }
  })
  return { day, today, carriers, parcelCount: all.length, pounds: poundsOf(all.map(({ parcel }) => parcel)) }
}

function toParcel(
  shipment: typeof shipments.$inferSelect,
  details: (typeof parcels.$inferSelect)['details'],
  orders: DayParcel['orders'],
): DayParcel {
  const { id: shipmentId, toAddress, serviceLevel, trackingNumber } = shipment
  return {
    ...{ shipmentId, orders },
    recipient: toAddress.company || toAddress.name,
    place: `${toAddress.city}, ${toAddress.state} ${toAddress.zip}`,
    service: serviceLevel,
    trackingNumber: trackingNumber ?? '',
    pounds: details.weight,
  }
}

/** Which orders are in each parcel, and the parcel's number within each order. */
async function ordersInParcels(
  { orders, database: { orm } }: Pick<ShippingDeps, 'database' | 'orders'>,
  rows: readonly (typeof shipments.$inferSelect)[],
): Promise<(shipmentId: string) => DayParcel['orders']> {
  const held = await ordersByShipment(orm, rows)
  const ids = [...new Set([...held.values()].flat())]
  const numbers = new Map((await orders.listForShipping(orm, ids)).map((one) => [one.id, one.orderNumber]))
  const partsOf = await shipmentIdsOf({ orders }, orm, ids)
  return (shipmentId) =>
    (held.get(shipmentId) ?? []).map((id) => {
      const parts = partsOf.get(id) ?? []
      const part = parts.length > 1 ? `${parts.indexOf(shipmentId) + 1} of ${parts.length}` : ''
      return { id, orderNumber: numbers.get(id) ?? '', part }
    })
}

/** Rounded to a hundredth, which sums of decimals are not. */
const poundsOf = (some: readonly DayParcel[]): number =>
  Math.round(100 * some.reduce((sum, { pounds }) => sum + pounds, 0)) / 100
