import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { Caller } from '#server/kernel/rate-limit.ts'
import type { Goods } from '#server/orders/index.ts'
import { checkPurchase, checkPurchases } from './check-purchases.ts'
import { type ContentView, type InParcels, inParcels, leftOf, readToShip } from './contents.ts'
import { type CreateLabelsOutcome, createLabels } from './create-labels.ts'
import {
  checkPurchaseJob,
  checkPurchasesJob,
  fetchLabelJob,
  requireProvider,
  type ShippingDeps,
  trackDueJob,
  trackOneJob,
} from './deps.ts'
import { drawPickupCode } from './draw-pickup-code.ts'
import { fetchLabel, readLabel } from './fetch-label.ts'
import { type GetRatesOutcome, getRates } from './get-rates.ts'
import type { CreateLabelsInput, GetRatesInput } from './input.ts'
import { type LabelCandidate, listCandidates } from './list-candidates.ts'
import { listDay, type ShippingDay } from './list-day.ts'
import { listOwn, listShipments, trackedByOrder } from './list-shipments.ts'
import { shippingOperations } from './operations/index.ts'
import type { PickupView } from './operations/packing-shapes.ts'
import type { TrackedShipment } from './operations/tracked-shape.ts'
import { shippingOwnData } from './own-data.ts'
import { type OrderPart, partsOf } from './parts-of.ts'
import { shippingWork } from './pending-work.ts'
import { pickupsOf, sendPickupReady } from './pickups.ts'
import type { ShipmentView } from './present.ts'
import { type ReceiveOutcome, receiveWebhook } from './receive-webhook.ts'
import { type NotifyOutcome, sendShipped } from './send-shipped.ts'
import { type TrackOutcome, trackByNumber, trackDue, trackOne } from './track-shipment.ts'

export type { ContentView } from './contents.ts'
export type { CreateLabelsOutcome } from './create-labels.ts'
export type { GetRatesOutcome, RateOption } from './get-rates.ts'
export type { LabelCandidate } from './list-candidates.ts'
export type { CarrierDay, DayParcel, ShippingDay } from './list-day.ts'
export type { RateChoice } from './operations/make-label.ts'
export type { PackedOrder, PickupOnTable, PickupView } from './operations/packing-shapes.ts'
export type { TrackedOrder } from './operations/track-order.ts'
export type { ShipmentEventView, TrackedShipment } from './operations/tracked-shape.ts'
export type { OrderPart } from './parts-of.ts'
export type { ShipmentView } from './present.ts'

export type Shipping = {
  /** What staff call the active provider. */
  providerName: string
  getRates(actor: Actor, input: GetRatesInput): Promise<GetRatesOutcome>
  /** Buys a label per parcel, each once; the order becomes completed. */
  createLabels(actor: Actor, input: CreateLabelsInput): Promise<CreateLabelsOutcome>
  /** What of the order has a label, or gets one just now. For the server itself. */
  inParcels(executor: Executor, orderId: string): Promise<InParcels>
  readLabel(actor: Actor, shipmentId: string): Promise<StoredFile | null>
  listForOrders(actor: Actor, orderIds: readonly string[]): Promise<ShipmentView[]>
  listCandidates(actor: Actor): Promise<LabelCandidate[]>
  /** What of these orders is in no parcel yet, by order. The caller has checked whose they are. */
  leftOf(orderIds: readonly string[]): Promise<Map<string, Goods[]>>
  /** How orders leave that leave in several shipments, by order; for paper. */
  partsOf(orderIds: readonly string[]): Promise<Map<string, OrderPart[]>>
  /** What has not left of these orders, as their customers are told it. The caller has checked whose they are. */
  toShipOf(orderIds: readonly string[]): Promise<Map<string, ContentView[]>>
  /** What leaves on a day of the shop's clock, today's without one, by carrier. */
  listDay(actor: Actor, day: string | null): Promise<ShippingDay>
  sendShipped(actor: Actor, orderId: string): Promise<NotifyOutcome>
  sendPickupReady(actor: Actor, orderId: string, shelf?: string): Promise<NotifyOutcome>

  /** The signed-in customer's own. */
  listOwn(actor: Actor): Promise<TrackedShipment[]>
  /** Of orders that the caller has checked to be the customer's. */
  ofOrders(orderIds: readonly string[]): Promise<Map<string, TrackedShipment[]>>
  pickupsOf(orderIds: readonly string[]): Promise<Map<string, PickupView>>
  /** The QR code of a pickup code as PNG. */
  pickupPicture(code: string): Promise<Uint8Array | null>
  /** `isAsking`: asks the provider when what we know is old; otherwise nothing is written. */
  track(trackingNumber: string, caller: Caller, isAsking: boolean): Promise<TrackOutcome>

  receiveWebhook(provider: string, headers: Headers, rawBody: Uint8Array): Promise<ReceiveOutcome>
  /** Looks up every purchase in doubt; what the job does every minute. */
  checkPurchases(): Promise<number>
  trackDue(): Promise<number>
  /** At once instead of at the next minute: a server that starts may have died in the middle of a purchase. */
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
    providerName: requireProvider(providers, activeProvider).name,
    getRates: (_actor, input) => getRates(deps, input),
    createLabels: (actor, input) => createLabels(deps, actor, input),
    inParcels: (executor, orderId) => inParcels(deps, executor, orderId),
    readLabel: (_actor, shipmentId) => readLabel(deps, shipmentId),
    listForOrders: (_actor, orderIds) => listShipments(deps, orderIds),
    listCandidates: (actor) => listCandidates(deps, actor),
    leftOf: (orderIds) => leftOf(deps, database.orm, orderIds),
    toShipOf: (orderIds) => readToShip(deps, orderIds),
    partsOf: (orderIds) => partsOf(deps, database.orm, orderIds),
    listDay: (_actor, day) => listDay(deps, day),
    sendShipped: (actor, orderId) => sendShipped(deps, actor, orderId),
    sendPickupReady: (actor, orderId, shelf) => sendPickupReady(deps, actor, orderId, shelf),
    listOwn: (actor) => listOwn(deps, actor),
    ofOrders: (orderIds) => trackedByOrder(deps, orderIds),
    pickupsOf: (orderIds) => pickupsOf(deps, orderIds),
    pickupPicture: drawPickupCode,
    track: (trackingNumber, caller, isAsking) => trackByNumber(deps, trackingNumber, caller, isAsking),
    receiveWebhook: (provider, headers, rawBody) => receiveWebhook(deps, provider, headers, rawBody),
    checkPurchases: () => checkPurchases(deps),
    trackDue: () => trackDue(deps),
    start: () => jobs.enqueue(database.orm, checkPurchasesJob, {}),
    ownData: shippingOwnData(deps),
    pendingWork: shippingWork(deps),
    operations: bindOperations(shippingOperations, deps),
  }
}
