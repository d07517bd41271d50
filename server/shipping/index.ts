import { createDoor, type Door } from '#server/kernel/door.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { Goods } from '#server/orders/index.ts'
import { shippingCalls } from './calls.ts'
import { checkPurchase, checkPurchases } from './check-purchases.ts'
import { leftOf } from './contents.ts'
import {
  checkPurchaseJob,
  checkPurchasesJob,
  fetchLabelJob,
  requireProvider,
  type ShippingDeps,
  trackDueJob,
  trackOneJob,
} from './deps.ts'
import { fetchLabel } from './fetch-label.ts'
import { shippingOperations } from './operations/index.ts'
import { shippingOwnData } from './own-data.ts'
import { type OrderPart, partsOf } from './parts-of.ts'
import { shippingWork } from './pending-work.ts'
import { trackDue, trackOne } from './track-shipment.ts'

export type { ContentView } from './contents.ts'
export type { GetRatesOutcome, RateOption } from './get-rates.ts'
export type { CreateLabelsOutcome } from './label-refusals.ts'
export type { LabelCandidate } from './list-candidates.ts'
export type { CarrierDay, DayParcel, ShippingDay } from './list-day.ts'
export type { Joins } from './operations/joins-shape.ts'
export type { RateChoice } from './operations/make-label.ts'
export type { PackedOrder, PickupOnTable, PickupView } from './operations/packing-shapes.ts'
export type { TrackedOrder } from './operations/track-order.ts'
export type { ShipmentEventView, TrackedShipment } from './operations/tracked-shape.ts'
export type { OrderPart } from './parts-of.ts'
export type { ShipmentView } from './present.ts'

export type Shipping = Door<typeof shippingCalls> & {
  /** The active provider's name as shown to staff. */
  providerName: string
  /** What these orders contain that is in no parcel yet, by order. The caller has checked whose they are. */
  leftOf(orderIds: readonly string[]): Promise<Map<string, Goods[]>>
  /** How orders that ship in several shipments are split, by order; for printed documents. */
  partsOf(orderIds: readonly string[]): Promise<Map<string, OrderPart[]>>
  /** Right away instead of at the next minute: a starting server may have died in the middle of a purchase. */
  start(): Promise<void>
  ownData: OwnDataPart
  pendingWork: readonly PendingWork[]
  operations: BoundOperation[]
}

export function createShipping(deps: ShippingDeps): Shipping {
  const { database, jobs, providers, activeProvider } = deps
  jobs.handle(checkPurchasesJob, async () => void (await checkPurchases(deps)))
  jobs.handle(checkPurchaseJob, ({ shipmentId }) => checkPurchase(deps, shipmentId))
  jobs.handle(fetchLabelJob, async ({ shipmentId }) => void (await fetchLabel(deps, shipmentId)))
  jobs.handle(trackDueJob, async () => void (await trackDue(deps)))
  jobs.handle(trackOneJob, ({ shipmentId }) => trackOne(deps, shipmentId))
  jobs.schedule(checkPurchasesJob, '* * * * *', {})
  jobs.schedule(trackDueJob, '*/10 * * * *', {})

  return {
    ...createDoor(deps, shippingCalls),

    providerName: requireProvider(providers, activeProvider).name,
    leftOf: (orderIds) => leftOf(deps, database.orm, orderIds),
    partsOf: (orderIds) => partsOf(deps, database.orm, orderIds),
    start: () => jobs.enqueue(database.orm, checkPurchasesJob, {}),
    ownData: shippingOwnData(deps),
    pendingWork: shippingWork(deps),
    operations: bindOperations(shippingOperations, deps),
  }
}
