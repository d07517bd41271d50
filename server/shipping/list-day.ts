import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { addDays, type LocalDay, localTimeOf, momentOf } from '#domain/local-time.ts'
import type { ShippingDeps } from './deps.ts'
import { parcels, shipments } from './tables.ts'

/** A parcel that got its label, or its tracking number, on the day. */
export type DayParcel = {
  shipmentId: string
  orderId: string
  orderNumber: string
  recipient: string
  /** "Austin, TX 78702". */
  place: string
  service: string
  trackingNumber: string
  pounds: number
}

export type CarrierDay = { carrier: string; parcels: DayParcel[]; pounds: number }

/** What leaves the shop on a day, by carrier. */
export type ShippingDay = {
  day: LocalDay
  today: LocalDay
  carriers: CarrierDay[]
  parcelCount: number
  pounds: number
}

/** What has a label that counts: given back or refused ones carry no parcel. */
const carried = ['bought', 'entered'] as const

/** The parcels of a day of the shop's clock, today's without one; voided labels and returns are left out. Staff only. */
export async function listDay(
  { database, clock, readSettings }: Pick<ShippingDeps, 'database' | 'clock' | 'readSettings'>,
  asked: LocalDay | null,
): Promise<ShippingDay> {
  const { timeZone } = await readSettings()
  const today = localTimeOf(clock.now(), timeZone).day
  const day = asked ?? today
  const labelledAt = sql<Date>`coalesce(${shipments.boughtAt}, ${shipments.createdAt})`
  const rows = await database.orm
    .select({ shipment: shipments, details: parcels.details })
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .where(
      and(
        eq(shipments.kind, 'outbound'),
        inArray(shipments.purchase, [...carried]),
        gte(labelledAt, sql`${momentOf(day, '00:00', timeZone).toISOString()}::timestamptz`),
        lt(labelledAt, sql`${momentOf(addDays(day, 1), '00:00', timeZone).toISOString()}::timestamptz`),
      ),
    )
    .orderBy(asc(shipments.carrier), asc(shipments.orderNumber), asc(shipments.id))
  const all = rows.map(({ shipment, details }) => ({
    carrier: shipment.carrier,
    parcel: toParcel(shipment, details),
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
): DayParcel {
  const { id: shipmentId, orderId, orderNumber, toAddress, serviceLevel, trackingNumber } = shipment
  return {
    ...{ shipmentId, orderId, orderNumber },
    recipient: toAddress.company || toAddress.name,
    place: `${toAddress.city}, ${toAddress.state} ${toAddress.zip}`,
    service: serviceLevel,
    trackingNumber: trackingNumber ?? '',
    pounds: details.weight,
  }
}

/** To a hundredth, as sums of decimals are not. */
const poundsOf = (some: readonly DayParcel[]): number =>
  Math.round(100 * some.reduce((sum, { pounds }) => sum + pounds, 0)) / 100
