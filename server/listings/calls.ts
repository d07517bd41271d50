import { alike, may } from '#server/kernel/door.ts'
import { archiveListing, bringBackListing } from './archive-listing.ts'
import { createFromChoices, createTshirtListing, createTumblerListing } from './create-listing.ts'
import { browseListings, findForSale, findListing, listAddresses, previewListing } from './find-listings.ts'
import { findBySlugs, findForStaff, listForStaff, readAllForStaff } from './list-for-staff.ts'
import { updateListing } from './update-listing.ts'

export const listingsCalls = {
  /** Of one kind, newest first; with `text` those that have each word of it. */
  browse: browseListings,
  find: findListing,
  /** All active listings, for sitemaps. */
  listAddresses,
  /** Listings by their ids with what an order keeps of them; for the cart. */
  forSale: findForSale,
  createTshirtListing: may('products.write', createTshirtListing),
  createTumblerListing: may('products.write', createTumblerListing),
  /** For staff: all of a kind, archived ones too, newest first. */
  listForStaff: alike('products.read', listForStaff),
  findForStaff: alike('products.read', findForStaff),
  /** As a shopper would see it, whether it is on sale or not. */
  preview: alike('products.read', previewListing),
  /** `pictures`: PictureChoice[], in the order in which they are shown. */
  create: may('products.write', createFromChoices),
  update: may('products.write', updateListing),
  archive: may('products.write', archiveListing),
  bringBack: may('products.write', bringBackListing),
  /** For imports and exports, which have asked who acts. */
  findBySlugs,
  readAll: readAllForStaff,
}
