import type { LabelAddress } from '#domain/shipping/label-address.ts'
import type { PackageDetails } from '#domain/shipping/parcel.ts'
import type { ShipmentStatus } from '#domain/shipping/shipment-status.ts'
import type { StreetAddress } from '#domain/shipping/street-address.ts'
import type { Transaction } from '#server/kernel/database.ts'

export type RateRequest = {
  from: LabelAddress
  to: LabelAddress
  parcel: PackageDetails
  /** The parcel comes back to the shop. */
  isReturn: boolean
}

/** One way to send a parcel. `carrierToken` and `serviceToken` name it to the provider. */
export type ProviderRate = {
  rateId: string
  carrier: string
  carrierToken: string
  serviceLevel: string
  serviceToken: string
  estimatedDays: number | null
  amountCents: number
  currency: string
}

/** `messages`: why carriers gave no rate, in their words. */
export type RatesAnswer = { rates: ProviderRate[]; messages: string[] }

/** `purchaseId` is ours and unique per label; the provider keeps it, so that a doubtful purchase can be found. */
export type LabelRequest = RateRequest & { purchaseId: string; reference: string; rate: ProviderRate }

export type BoughtLabel = {
  /** The provider's own id of the purchase. */
  reference: string
  trackingNumber: string
  trackingUrl: string | null
  /** What the provider says that it cost; null where it does not say. */
  costCents: number | null
}

/** `waiting`: the provider is still at it. `absent`: it knows of no such purchase (yet). */
export type PurchaseTruth =
  | { state: 'bought'; label: BoughtLabel }
  | { state: 'refused'; message: string }
  | { state: 'waiting' | 'absent' }

export type PurchaseQuery = { purchaseId: string; rateId: string; calledAt: Date }

/** `pending`: asked for, not granted yet. */
export type VoidTruth = { state: 'voided' | 'pending' } | { state: 'refused'; message: string }

export type TrackEvent = {
  at: Date
  /** Null: something happened that changes no status. */
  status: ShipmentStatus | null
  details: string
  location: { city: string; state: string; country: string } | null
}

export type ProviderTrack = { eta: Date | null; events: TrackEvent[] }

export type TrackQuery = { carrierToken: string; trackingNumber: string }

/**
 * What a provider told us by itself. `track` is there only where it can be believed as it stands; otherwise the
 * event is a hint, and the provider is asked.
 */
export type ShippingEvent =
  | { kind: 'track'; trackingNumber: string; track: ProviderTrack | null }
  | { kind: 'purchase'; purchaseId: string }
  | { kind: 'other' }

/** `address`: how the carriers write it; null where they know of none. `message`: what is wrong with it, in their words. */
export type AddressTruth = { address: StreetAddress | null; message: string | null }

/**
 * Makes and follows labels. Every call may throw when the provider cannot be reached or answers nonsense; then
 * nobody knows whether it did what was asked. None is made inside a transaction.
 */
export type ShippingProvider = {
  key: string
  /** What people call it. */
  name: string
  /** @throws an error in words when the provider does not know our token */
  checkAccess(): Promise<void>
  /** Whether there is such an address; left out by providers that cannot tell. */
  checkAddress?(address: StreetAddress): Promise<AddressTruth>
  rates(request: RateRequest): Promise<RatesAnswer>
  buyLabel(request: LabelRequest): Promise<PurchaseTruth>
  /** What became of a purchase whose answer was lost. */
  findPurchase(query: PurchaseQuery): Promise<PurchaseTruth>
  /** The label as a PDF of 4 × 6 in. */
  readLabel(reference: string): Promise<Uint8Array>
  voidLabel(reference: string): Promise<VoidTruth>
  /** Null when the provider knows nothing of the number. */
  track(query: TrackQuery): Promise<ProviderTrack | null>
  /** Null when it is no event of this provider's: wrong signature, wrong shape. */
  verifyWebhook(headers: Headers, rawBody: Uint8Array): ShippingEvent | null
  /** Where its books are in this house: takes names and streets out of them, in the caller's transaction. */
  forget?(transaction: Transaction, purchaseIds: readonly string[]): Promise<void>
}
