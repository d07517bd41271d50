import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { after, hours, minutes } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { announceShipment, tellCreated } from './announce-shipment.ts'
import { leftOf } from './contents.ts'
import { fetchLabelJob, type ShippingDeps } from './deps.ts'
import { fetchLabel } from './fetch-label.ts'
import { finishVoid } from './finish-void.ts'
import { lockAll } from './joined/lock-together.ts'
import { ordersOf } from './joined/of-orders.ts'
import type { BoughtLabel, PurchaseTruth } from './port.ts'
import { nextLook, purchaseTimeout } from './purchase-timeout.ts'
import { recordEvents } from './record-events.ts'
import { type PurchaseState, parcels, shipments, visibleStates } from './tables.ts'

/** How long we keep looking for a purchase the provider doesn't know, in case it turns up late. */
const lateDays = hours(24)

/** How often the provider is asked where a parcel is, unless it reports that unprompted. */
export const firstTrack = minutes(30)

/**
 * Applies what the provider says about a purchase; the first caller changes the shipment, the others find it changed. A
 * label that turns up after it was given up, and whose parcel has another one by then, is voided, not lost.
 */
export async function settlePurchase(
  deps: ShippingDeps,
  shipmentId: string,
  truth: PurchaseTruth,
): Promise<PurchaseState> {
  if (truth.state === 'bought') return keepLabel(deps, shipmentId, truth.label)
  const { database, clock } = deps
  const now = clock.now()
  const [row] = await database.orm.select().from(shipments).where(eq(shipments.id, shipmentId))
  if (!row) throw new Error(`No shipment ${shipmentId}`)
  const waiting = and(eq(shipments.id, shipmentId), inArray(shipments.purchase, ['buying', 'absent']))
  const age = now.getTime() - row.createdAt.getTime()
  const given =
    truth.state === 'refused'
      ? { purchase: 'refused' as const, problem: truth.message, nextCheckAt: null }
      : truth.state === 'absent' && age > purchaseTimeout
        ? {
            purchase: 'absent' as const,
            problem: 'The carrier service has no such label, so nothing was paid. Make it again.',
            nextCheckAt: age > lateDays ? null : after(now, hours(1)),
          }
        : { nextCheckAt: nextLook(now, row.createdAt) }
  const changed = await database.transaction(async (transaction) => {
    const [done] = await transaction.update(shipments).set(given).where(waiting).returning()
    if (done && done.purchase !== row.purchase) await announceShipment(deps, transaction, done)
    return done
  })
  return changed?.purchase ?? row.purchase
}

async function keepLabel(deps: ShippingDeps, shipmentId: string, label: BoughtLabel): Promise<PurchaseState> {
  const { database, clock, jobs } = deps
  const now = clock.now()
  const kept = await database.transaction(async (transaction) => {
    // A parcel is given up only under the locks of its orders, which are taken here in the same order.
    const [known] = await transaction
      .select({ id: shipments.id, orderId: shipments.orderId, parcelId: shipments.parcelId })
      .from(shipments)
      .where(eq(shipments.id, shipmentId))
    if (!known) throw new Error(`No shipment ${shipmentId}`)
    const orderIds = await ordersOf(transaction, known)
    await lockAll(deps, transaction, orderIds)
    const isWanted =
      (await transaction.$count(parcels, and(eq(parcels.id, known.parcelId), isNull(parcels.removedAt)))) > 0
    const [row] = await transaction
      .update(shipments)
      .set({
        purchase: isWanted ? 'bought' : 'voiding',
        problem: isWanted ? null : 'It turned up after we had given up on it, and was voided.',
        providerReference: label.reference,
        status: 'label_purchased',
        trackingNumber: label.trackingNumber,
        trackingUrl: label.trackingUrl,
        ...(label.costCents !== null && { shippingCostCents: label.costCents }),
        boughtAt: now,
        nextCheckAt: isWanted ? null : now,
        nextTrackAt: isWanted ? after(now, firstTrack) : null,
      })
      .where(and(eq(shipments.id, shipmentId), inArray(shipments.purchase, ['buying', 'absent'])))
      .returning()
    if (!row) return null
    if (!isWanted) return row
    const made = { at: now, status: 'label_purchased', details: 'Label made', location: null } as const
    await recordEvents(transaction, shipmentId, [made], 'shop')
    await jobs.enqueue(transaction, fetchLabelJob, { shipmentId })
    if (row.kind === 'outbound')
      for (const orderId of orderIds) await completeWhenLabeled(deps, transaction, orderId, row.createdBy)
    await announceShipment(deps, transaction, row)
    await tellCreated(deps, transaction, row)
    deps.reach('label:before-commit')
    return row
  })
  if (kept?.purchase === 'voiding')
    await finishVoid(deps, kept).catch((error) => deps.log.warn({ shipmentId, error }, 'a void waits'))
  if (kept?.purchase === 'bought')
    await fetchLabel(deps, shipmentId).catch((error) =>
      deps.log.warn({ shipmentId, error }, 'the label waits for its job'),
    )
  if (kept) return kept.purchase
  const [other] = await database.orm.select().from(shipments).where(eq(shipments.id, shipmentId))
  return other?.purchase ?? 'bought'
}

/** Every outbound box has its label, and nothing is left to ship. */
async function completeWhenLabeled(
  { orders }: ShippingDeps,
  transaction: Transaction,
  orderId: string,
  createdBy: string,
): Promise<void> {
  const labeled = transaction
    .select({ id: shipments.parcelId })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), inArray(shipments.purchase, visibleStates)))
  const open = and(
    eq(parcels.orderId, orderId),
    eq(parcels.kind, 'outbound'),
    isNull(parcels.removedAt),
    notInArray(parcels.id, labeled),
  )
  if ((await transaction.$count(parcels, open)) > 0) return
  const left = await leftOf({ orders }, transaction, [orderId], visibleStates)
  if (left.get(orderId)?.length === 0)
    await orders.completeByLabel(transaction, { system: createdBy }, orderId)
}
