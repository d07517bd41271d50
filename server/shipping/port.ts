import type { LabelAddress } from '#domain/shipping/label-address.ts'
import type { PackageDetails } from '#domain/shipping/parcel.ts'
import type { ShipmentStatus } from '#domain/shipping/shipment-status.ts'
import type { StreetAddress } from '#domain/shipping/street-address.ts'
import type { Transaction } from '#server/kernel/database.ts'

export type RateRequest = {
  from: LabelAddress
  to: LabelAddress
  parcel: PackageDetails
  /** The parcel is sent back to the shop. */
  isReturn: boolean
}

/** One service for a parcel. `carrierToken` and `serviceToken` identify it to the provider. */
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

/** `messages`: why carriers gave no rate, in their own words. */
export type RatesAnswer = { rates: ProviderRate[]; messages: string[] }

/** `purchaseId` is ours and unique per label; the provider stores it, so that a purchase in doubt can be found. */
export type LabelRequest = RateRequest & { purchaseId: string; reference: string; rate: ProviderRate }

export type BoughtLabel = {
  /** The provider's own id of the purchase. */
  reference: string
  trackingNumber: string
  trackingUrl: string | null
  /** The cost reported by the provider; null if it doesn't report one. */
  costCents: number | null
}

/** `waiting`: the provider is still working on it. `absent`: it knows of no such purchase (yet). */
export type PurchaseTruth =
  | { state: 'bought'; label: BoughtLabel }
  | { state: 'refused'; message: string }
  | { state: 'waiting' | 'absent' }

export type PurchaseQuery = { purchaseId: string; rateId: string; calledAt: Date }

/** `pending`: requested, not granted yet. */
export type VoidTruth = { state: 'voided' | 'pending' } | { state: 'refused'; message: string }

export type TrackEvent = {
  at: Date
  /** Null: an event that doesn't change the status. */
  status: ShipmentStatus | null
  details: string
  location: { city: string; state: string; country: string } | null
}

export type ProviderTrack = { eta: Date | null; events: TrackEvent[] }

export type TrackQuery = { carrierToken: string; trackingNumber: string }

/**
 * A message that a provider sent unprompted. `track` is set only if it can be trusted as received; otherwise the event
 * is a hint, and the provider is asked.
 */
export type ShippingEvent =
  | { kind: 'track'; trackingNumber: string; track: ProviderTrack | null }
  | { kind: 'purchase'; purchaseId: string }
  | { kind: 'other' }

/**
 * `address`: as the carriers write it; null if they know none. `message`: what is wrong with it, in their own words.
 */
export type AddressTruth = { address: StreetAddress | null; message: string | null }

/**
 * Creates and tracks labels. Any call may throw when the provider can't be reached or its answer makes no sense; then
 * it is unknown whether the call took effect. None is made inside a transaction.
 */
export type ShippingProvider = {
  key: string
  /** Display name. */
  name: string
  /** @throws an error with a message when the provider doesn't know our token */
  checkAccess(): Promise<void>
  /** Whether there is such an address; omitted by providers that can't tell. */
  checkAddress?(address: StreetAddress): Promise<AddressTruth>
  rates(request: RateRequest): Promise<RatesAnswer>
  buyLabel(request: LabelRequest): Promise<PurchaseTruth>
  /** The result of a purchase whose response was lost. */
  findPurchase(query: PurchaseQuery): Promise<PurchaseTruth>
  /** The label as a 4 × 6 in PDF. */
  readLabel(reference: string): Promise<Uint8Array>
  voidLabel(reference: string): Promise<VoidTruth>
  /** Null when the provider doesn't know the number. */
  track(query: TrackQuery): Promise<ProviderTrack | null>
  /** Null if it is not an event from this provider: wrong signature or wrong shape. */
  verifyWebhook(headers: Headers, rawBody: Uint8Array): ShippingEvent | null
  /**
   * For a provider whose books are in this database: removes names and streets from them, in the caller's transaction.
   */
  forget?(transaction: Transaction, purchaseIds: readonly string[]): Promise<void>
}
