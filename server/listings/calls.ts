import { alike, may } from '#server/kernel/door.ts'
import { archiveListing, bringBackListing } from './archive-listing.ts'
import { createFromChoices, createTshirtListing, createTumblerListing } from './create-listing.ts'
import { browseListings, findForSale, findListing, listAddresses, previewListing } from './find-listings.ts'
import { findBySlugs, findForStaff, listForStaff, readAllForStaff } from './list-for-staff.ts'
import { updateListing } from './update-listing.ts'

export const listingsCalls = {
  /** Listings of one kind, newest first; with `text`, those that contain each of its words. */
  browse: browseListings,
  find: findListing,
  /** All active listings, for sitemaps. */
  listAddresses,
  /** Listings by id, with what an order stores about them; for the cart. */
  forSale: findForSale,
  createTshirtListing: may('products.write', createTshirtListing),
  createTumblerListing: may('products.write', createTumblerListing),
  /** For staff: all of a kind, including archived ones, newest first. */
  listForStaff: alike('products.read', listForStaff),
  findForStaff: alike('products.read', findForStaff),
  /** As a shopper would see it, whether or not it is on sale. */
  preview: alike('products.read', previewListing),
  /** `pictures`: PictureChoice[], in display order. */
  create: may('products.write', createFromChoices),
  update: may('products.write', updateListing),
  archive: may('products.write', archiveListing),
  bringBack: may('products.write', bringBackListing),
  /** For imports and exports, which have already checked the actor's permission. */
  findBySlugs,
  readAll: readAllForStaff,
}
