import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { createDoor, type Door } from '#server/kernel/door.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { listingsCalls } from './calls.ts'
import type { ListingsDeps } from './deps.ts'
import { findListingUses } from './media-uses.ts'
import { listingOperations } from './operations/index.ts'
import { readListing } from './read-listing.ts'
import type { ListingKind } from './tables.ts'

export type { CreateListingOutcome } from './create-listing.ts'
export type { ListingShelf } from './find-listings.ts'
export type { NewTshirtListing, NewTumblerListing, PictureChoice } from './input.ts'
export type { StaffListing, StaffPicture, StaffStock } from './operations/listing-shape.ts'
export type { ListingCard, ListingDetails, ListingForSale } from './present.ts'
export type { NewPicture } from './store-pictures.ts'
export type { ListingKind } from './tables.ts'
export type { UpdateListingOutcome } from './update-listing.ts'

export type Listings = Door<typeof listingsCalls> & {
  /** The errors in a listing as filled in; null if there are none. */
  check(kind: ListingKind, input: unknown): FieldErrors | null
  findMediaUses: FindMediaUses
  operations: BoundOperation[]
}

export function createListings(deps: ListingsDeps): Listings {
  return {
    ...createDoor(deps, listingsCalls),

    check(kind, input) {
      const reading = readListing(kind, input)
      return reading.success ? null : fieldErrorsOf(reading.error)
    },
    findMediaUses: findListingUses,
    operations: bindOperations(listingOperations, deps),
  }
}
