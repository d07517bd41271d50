import { archive, bringBack } from './archive-listing.ts'
import { checkStock } from './check-stock.ts'
import { duplicateListing } from './duplicate-listing.ts'
import { removeListing } from './remove-listing.ts'
import { createTshirt, createTumbler, updateTshirt, updateTumbler } from './save-listing.ts'

export const listingOperations = [
  createTshirt,
  updateTshirt,
  createTumbler,
  updateTumbler,
  duplicateListing,
  archive,
  bringBack,
  removeListing,
  checkStock,
] as const
