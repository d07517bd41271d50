import type { Actor } from '#server/kernel/actor.ts'
import { checkStock, type StockAnswer } from './check-stock.ts'
import {
  type CreateListingOutcome,
  createTshirtListing,
  createTumblerListing,
  type NewPicture,
} from './create-listing.ts'
import {
  browseListings,
  findForSale,
  findListing,
  type ListingShelf,
  listAddresses,
} from './find-listings.ts'
import type { NewTshirtListing, NewTumblerListing } from './input.ts'
import type { ListingsNeeds } from './needs.ts'
import type { ListingDetails, ListingForSale } from './present.ts'
import type { ListingKind } from './tables.ts'

export type { StockAnswer } from './check-stock.ts'
export type { CreateListingOutcome, NewPicture } from './create-listing.ts'
export type { ListingShelf } from './find-listings.ts'
export type { NewTshirtListing, NewTumblerListing } from './input.ts'
export type { ListingCard, ListingDetails, ListingForSale } from './present.ts'
export type { ListingKind } from './tables.ts'

export type Listings = {
  browse(kind: ListingKind): Promise<ListingShelf>
  find(kind: ListingKind, slug: string): Promise<ListingDetails | null>
  /** All active listings, for sitemaps. */
  listAddresses(): Promise<{ kind: ListingKind; slug: string }[]>
  /** `question`: { listingId, size, color, quantity }, the quantity with what is in the cart already. */
  checkStock(question: unknown): Promise<StockAnswer>
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
}

export function createListings(needs: ListingsNeeds): Listings {
  return {
    browse: (kind) => browseListings(needs, kind),
    find: (kind, slug) => findListing(needs, kind, slug),
    listAddresses: () => listAddresses(needs),
    checkStock: (question) => checkStock(needs, question),
    forSale: (listingIds) => findForSale(needs, listingIds),
    createTshirtListing: (actor, input, pictures) => createTshirtListing(needs, actor, input, pictures),
    createTumblerListing: (actor, input, pictures) => createTumblerListing(needs, actor, input, pictures),
  }
}
