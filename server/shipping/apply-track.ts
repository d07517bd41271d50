import { eq } from 'drizzle-orm'
import { isFinalShipmentStatus } from '#domain/shipping/shipment-status.ts'
import { after, days, hours } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announceShipment } from './announce-shipment.ts'
import type { ShippingDeps } from './deps.ts'
import { mailShipmentStatus } from './mail-shipment.ts'
import type { ProviderTrack, TrackEvent } from './port.ts'
import type { ShipmentRow } from './present.ts'
import { latestStatus, recordEvents } from './record-events.ts'
import { shipments } from './tables.ts'

/** How often the provider is asked while a parcel is in transit. */
const trackEvery = hours(2)

/** We stop asking about a parcel that was never heard of again. */
const trackFor = days(60)

/**
 * Records what the provider or staff report about a shipment. The status is that of the latest event, in whatever order
 * they arrive; the customer is emailed once per kind, and only about where the parcel is now.
 */
export async function applyTrack(
  deps: ShippingDeps,
  shipmentId: string,
  track: ProviderTrack,
  source: 'provider' | 'staff',
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(shipments).where(eq(shipments.id, shipmentId)).for('update')
    if (!row || (row.purchase !== 'bought' && row.purchase !== 'entered')) return
    await recordEvents(transaction, shipmentId, track.events, source)
    await applyStatus(deps, transaction, row, track)
  })
}

async function applyStatus(
  deps: ShippingDeps,
  transaction: Transaction,
  row: ShipmentRow,
  { eta, events }: ProviderTrack,
): Promise<void> {
  const now = deps.clock.now()
  const latest = await latestStatus(transaction, row.id)
  const status = latest?.status ?? row.status
  const isOver = isFinalShipmentStatus(status) || now > after(row.createdAt, trackFor)
  const [changed] = await transaction
    .update(shipments)
    .set({
      status,
      eta: eta ?? row.eta,
      shippedAt: row.shippedAt ?? firstMove(events),
      deliveredAt: status === 'delivered' ? (latest?.at ?? now) : null,
      trackedAt: now,
      nextTrackAt: isOver || row.purchase === 'entered' ? null : after(now, trackEvery),
    })
    .where(eq(shipments.id, row.id))
    .returning()
  if (!changed || changed.status === row.status) return
  await mailShipmentStatus(deps, transaction, changed, latest?.details ?? '')
  await announceShipment(deps, transaction, changed)
}

const firstMove = (events: readonly TrackEvent[]): Date | null =>
  events
    .filter(({ status }) => status !== null && status !== 'label_purchased')
    .map(({ at }) => at)
    .sort((one, other) => one.getTime() - other.getTime())[0] ?? null
