import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { archiveListing, bringBackListing, type MoveListingOutcome } from './archive-listing.ts'
import {
  type CreateListingOutcome,
  createFromChoices,
  createTshirtListing,
  createTumblerListing,
  type ListingOrigin,
} from './create-listing.ts'
import type { ListingsDeps } from './deps.ts'
import {
  browseListings,
  findForSale,
  findListing,
  type ListingShelf,
  listAddresses,
  previewListing,
} from './find-listings.ts'
import type { NewTshirtListing, NewTumblerListing } from './input.ts'
import { findBySlugs, findForStaff, listForStaff, readAllForStaff } from './list-for-staff.ts'
import { findListingUses } from './media-uses.ts'
import { listingOperations } from './operations/index.ts'
import type { StaffListing } from './operations/listing-shape.ts'
import type { ListingDetails, ListingForSale } from './present.ts'
import { readListing } from './read-listing.ts'
import type { NewPicture } from './store-pictures.ts'
import type { ListingKind } from './tables.ts'
import { type UpdateListingOutcome, updateListing } from './update-listing.ts'

export type { CreateListingOutcome } from './create-listing.ts'
export type { ListingShelf } from './find-listings.ts'
export type { NewTshirtListing, NewTumblerListing, PictureChoice } from './input.ts'
export type { StaffListing, StaffPicture, StaffStock } from './operations/listing-shape.ts'
export type { ListingCard, ListingDetails, ListingForSale } from './present.ts'
export type { NewPicture } from './store-pictures.ts'
export type { ListingKind } from './tables.ts'
export type { UpdateListingOutcome } from './update-listing.ts'

export type Listings = {
  /** Of one kind, newest first; with `text` those that have each word of it. */
  browse(kind: ListingKind, text?: string): Promise<ListingShelf>
  find(kind: ListingKind, slug: string): Promise<ListingDetails | null>
  /** All active listings, for sitemaps. */
  listAddresses(): Promise<{ kind: ListingKind; slug: string }[]>
  /** Listings by their ids with what an order keeps of them; for the cart. */
  forSale(listingIds: readonly string[]): Promise<ListingForSale[]>
  createTshirtListing(
    actor: Actor,
    input: NewTshirtListing,
    pictures: readonly NewPicture[],
  ): Promise<CreateListingOutcome>
  createTumblerListing(
    actor: Actor,
    input: NewTumblerListing,
    pictures: readonly NewPicture[],
  ): Promise<CreateListingOutcome>
  /** For staff: all of a kind, archived ones too, newest first. */
  listForStaff(actor: Actor, kind: ListingKind): Promise<StaffListing[]>
  findForStaff(actor: Actor, id: string): Promise<StaffListing | null>
  /** As a shopper would see it, whether it is on sale or not. */
  preview(actor: Actor, id: string): Promise<ListingDetails | null>
  /** `pictures`: PictureChoice[], in the order in which they are shown. */
  create(
    actor: Actor,
    kind: ListingKind,
    input: unknown,
    pictures: unknown,
    origin?: ListingOrigin,
  ): Promise<CreateListingOutcome>
  update(
    actor: Actor,
    seen: { id: string; seenVersion: number },
    input: unknown,
    pictures: unknown,
  ): Promise<UpdateListingOutcome>
  archive(actor: Actor, id: string): Promise<MoveListingOutcome>
  bringBack(actor: Actor, id: string): Promise<MoveListingOutcome>
  /** What is wrong with a listing that somebody filled in; null when nothing is. */
  check(kind: ListingKind, input: unknown): FieldErrors | null
  /** For imports and exports, which have asked who acts. */
  findBySlugs(kind: ListingKind, slugs: readonly string[]): Promise<StaffListing[]>
  readAll(kind: ListingKind, pageSize: number): AsyncGenerator<StaffListing>
  findMediaUses: FindMediaUses
  operations: BoundOperation[]
}

export function createListings(deps: ListingsDeps): Listings {
  return {
    browse: (kind, text) => browseListings(deps, kind, text),
    find: (kind, slug) => findListing(deps, kind, slug),
    listAddresses: () => listAddresses(deps),
    forSale: (listingIds) => findForSale(deps, listingIds),
    createTshirtListing: (actor, input, pictures) => createTshirtListing(deps, actor, input, pictures),
    createTumblerListing: (actor, input, pictures) => createTumblerListing(deps, actor, input, pictures),
    listForStaff: (_actor, kind) => listForStaff(deps, kind),
    findForStaff: (_actor, id) => findForStaff(deps, id),
    preview: (_actor, id) => previewListing(deps, id),
    create: (actor, kind, input, pictures, origin) =>
      createFromChoices(deps, actor, kind, input, pictures, origin),
    update: (actor, seen, input, pictures) => updateListing(deps, actor, seen, input, pictures),
    archive: (actor, id) => archiveListing(deps, actor, id),
    bringBack: (actor, id) => bringBackListing(deps, actor, id),
    check(kind, input) {
      const reading = readListing(kind, input)
      return reading.success ? null : fieldErrorsOf(reading.error)
    },
    findBySlugs: (kind, slugs) => findBySlugs(deps, kind, slugs),
    readAll: (kind, pageSize) => readAllForStaff(deps, kind, pageSize),
    findMediaUses: findListingUses,
    operations: bindOperations(listingOperations, deps),
  }
}
