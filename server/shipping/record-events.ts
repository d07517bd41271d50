import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { ShipmentStatus } from '#domain/shipping/shipment-status.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { TrackEvent } from './port.ts'
import { shipmentEvents } from './tables.ts'

/** Adds what is new; the same thing reported again, by anyone, is the same event. */
export async function recordEvents(
  transaction: Transaction,
  shipmentId: string,
  events: readonly TrackEvent[],
  source: 'provider' | 'staff' | 'shop',
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({
    ...event,
    shipmentId,
    source,
    eventKey: `${event.at.toISOString()} ${event.status} ${event.details}`.slice(0, 400),
  }))
  await transaction
    .insert(shipmentEvents)
    .values(rows)
    .onConflictDoNothing({ target: [shipmentEvents.shipmentId, shipmentEvents.eventKey] })
}

/** The status of the latest event that has one: events may arrive in any order. */
export async function latestStatus(
  transaction: Transaction,
  shipmentId: string,
): Promise<{ status: ShipmentStatus; at: Date; details: string } | null> {
  const [row] = await transaction
    .select({ status: shipmentEvents.status, at: shipmentEvents.at, details: shipmentEvents.details })
    .from(shipmentEvents)
    .where(and(eq(shipmentEvents.shipmentId, shipmentId), isNotNull(shipmentEvents.status)))
    .orderBy(desc(shipmentEvents.at), desc(shipmentEvents.id))
    .limit(1)
  return row?.status ? { ...row, status: row.status } : null
}
