import { productTypes } from '#domain/cart/cart.ts'
import { table } from '#domain/table.ts'
import { priceGangSheets } from './price-gang-sheets.ts'
import { priceListings } from './price-listings.ts'
import { pricePrints } from './price-prints.ts'
import { priceTshirts } from './price-tshirts.ts'
import { priceTumblers } from './price-tumblers.ts'
import type { Pricer } from './pricer.ts'

/** One row per product type that can be ordered. */
export const pricers = table<Pricer>({
  [productTypes.gangSheet]: priceGangSheets,
  [productTypes.premadeGangSheet]: pricePrints('gang-sheet'),
  [productTypes.premadePrint]: pricePrints('print'),
  [productTypes.tshirt]: priceTshirts,
  [productTypes.tumbler]: priceTumblers,
  [productTypes.tshirtListing]: priceListings('tshirt'),
  [productTypes.tumblerListing]: priceListings('tumbler'),
})
