import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { isFinalShipmentStatus } from '#domain/shipping/shipment-status.ts'
import { readTrackingNumber } from '#domain/shipping/tracking-number.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { after, hours, minutes } from '#server/kernel/clock.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import { mayDo } from '#server/kernel/permit.ts'
import { takeVisit, tooOften } from '#server/kernel/rate-limit.ts'
import { applyTrack } from './apply-track.ts'
import { requireProvider, type ShippingDeps } from './deps.ts'
import { eventsOf } from './list-shipments.ts'
import type { TrackedShipment } from './operations/tracked-shape.ts'
import { type ShipmentRow, toTracked } from './present.ts'
import { shipments, visibleStates } from './tables.ts'

export type TrackOutcome =
  | { ok: true; shipment: TrackedShipment }
  | { ok: false; reason: 'no_number' | 'unknown' | 'unavailable'; message: string }
  | { ok: false; reason: 'too_many'; message: string; retryAfterSeconds: number }

/** docs/spec-map.md S5. */
const enterNumber = 'Please enter a tracking number'

const tooMany = (retryAfterSeconds: number): TrackOutcome => {
  const { message } = tooOften({ retryAfterSeconds })
  return { ok: false, reason: 'too_many', message, retryAfterSeconds }
}

/** Anyone who asks again within this time gets what we already know. */
const freshFor = minutes(5)

/** Where a parcel is, by its number, for anyone who has it. Unknown and secret numbers get the same answer. */
/** By far the most likely mix-up: the other number in the same email. */
const noParcelWords = (number: string): string =>
  /^GW-?\d{6}$/i.test(number)
    ? 'That’s an order number. Use it with your email address to find the parcel.'
    : 'We couldn’t find a parcel with this number.'

export async function trackByNumber(
  deps: ShippingDeps,
  given: string,
  actor: Actor,
  isAsking: boolean,
): Promise<TrackOutcome> {
  const trackingNumber = readTrackingNumber(given)
  if (trackingNumber === '') return { ok: false, reason: 'no_number', message: enterNumber }
  const asked = await takeVisit(deps.rateLimiter, countedLimits.tracking, actor)
  if (!asked.ok) return tooMany(asked.retryAfterSeconds)
  const [row] = await deps.database.orm
    .select()
    .from(shipments)
    .where(and(eq(shipments.trackingNumber, trackingNumber), inArray(shipments.purchase, visibleStates)))
    .orderBy(desc(shipments.createdAt))
    .limit(1)
  if (!row) return { ok: false, reason: 'unknown', message: noParcelWords(trackingNumber) }
  if (isAsking)
    await askProvider(deps, row).catch((error) =>
      deps.log.warn({ shipmentId: row.id, error }, 'a parcel could not be tracked'),
    )
  return { ok: true, shipment: await readTracked(deps, row.id) }
}

/** Asks the provider now, for staff and for the parcel's customer. */
export async function refreshShipment(
  deps: ShippingDeps,
  actor: Actor,
  shipmentId: string,
): Promise<TrackOutcome> {
  const unknown = { ok: false, reason: 'unknown', message: 'There is no such shipment.' } as const
  if (!isUuid(shipmentId)) return unknown
  const [row] = await deps.database.orm.select().from(shipments).where(eq(shipments.id, shipmentId))
  const isStaff = mayDo(actor, 'shipping.read')
  const isOwn = row !== undefined && actor.user !== null && row.customerId === actor.user.id
  if (!row || !(isOwn || isStaff)) return unknown
  if (!visibleStates.includes(row.purchase)) return unknown
  const asked = isStaff || (await takeVisit(deps.rateLimiter, countedLimits.tracking, actor))
  if (asked !== true && !asked.ok) return tooMany(asked.retryAfterSeconds)
  try {
    await askProvider(deps, row, isStaff ? 0 : minutes(1))
  } catch (error) {
    deps.log.warn({ shipmentId, error }, 'a parcel could not be tracked')
    return { ok: false, reason: 'unavailable', message: 'The carrier did not answer. Try again in a minute.' }
  }
  return { ok: true, shipment: await readTracked(deps, row.id) }
}

/** Checks one shipment on behalf of the jobs. @throws when the provider can't be asked */
export async function trackOne(deps: ShippingDeps, shipmentId: string): Promise<void> {
  const [row] = await deps.database.orm.select().from(shipments).where(eq(shipments.id, shipmentId))
  if (row && visibleStates.includes(row.purchase)) await askProvider(deps, row, 0)
}

const batchSize = 50

/** Asks about every parcel that is due. One that fails is asked about later and doesn't hold up the others. */
export async function trackDue(deps: ShippingDeps): Promise<number> {
  const { database, clock, log } = deps
  const due = await database.orm
    .select()
    .from(shipments)
    .where(and(lte(shipments.nextTrackAt, clock.now()), inArray(shipments.purchase, visibleStates)))
    .orderBy(asc(shipments.nextTrackAt))
    .limit(batchSize)
  for (const row of due) {
    await askProvider(deps, row, 0).catch(async (error) => {
      log.warn({ shipmentId: row.id, error }, 'a parcel could not be tracked')
      await postpone(deps, row.id)
    })
  }
  return due.length
}

const postpone = ({ database, clock }: ShippingDeps, shipmentId: string) =>
  database.orm
    .update(shipments)
    .set({ nextTrackAt: after(clock.now(), hours(1)) })
    .where(eq(shipments.id, shipmentId))

async function askProvider(deps: ShippingDeps, row: ShipmentRow, freshness = freshFor): Promise<void> {
  const { providers, clock } = deps
  if (row.purchase !== 'bought' || row.trackingNumber === null || isFinalShipmentStatus(row.status)) return
  if (row.trackedAt !== null && clock.now() < after(row.trackedAt, freshness)) return
  const query = { carrierToken: row.carrierToken, trackingNumber: row.trackingNumber }
  const track = await requireProvider(providers, row.provider).track(query)
  if (track) await applyTrack(deps, row.id, track, 'provider')
  else await postpone(deps, row.id)
}

async function readTracked({ database }: ShippingDeps, shipmentId: string): Promise<TrackedShipment> {
  const [row] = await database.orm.select().from(shipments).where(eq(shipments.id, shipmentId))
  if (!row) throw new Error(`No shipment ${shipmentId}`)
  return toTracked(row, (await eventsOf(database, [shipmentId])).get(shipmentId) ?? [], [])
}
