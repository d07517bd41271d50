import type { NewCartItem } from '#domain/cart/cart-items.ts'
import { chosenPicture } from '#domain/catalog/chosen-picture.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { itemOptions } from '#domain/orders/item-options.ts'
import type { ListingDetails } from '#server/listings/index.ts'
import type { PrintDetails, PrintVariant } from '#server/prints/index.ts'

/** Prices are for display only: the server works out its own. */
export function printItem(print: PrintDetails, variant: PrintVariant, quantity: number): NewCartItem {
  const chosen = {
    productType: print.kind === 'print' ? productTypes.premadePrint : productTypes.premadeGangSheet,
    productSize: variant.sizeName,
    productColor: '',
  }
  return {
    ...chosen,
    quantity,
    unitPrice: variant.price,
    designData: { productId: print.id, variantId: variant.id, slug: print.slug },
    name: print.title,
    description: itemOptions({ ...chosen, designData: variant }).join(', '),
    image: print.thumbnailUrl,
  }
}

type Wish = { size: string; color: string; quantity: number }

export function listingItem(listing: ListingDetails, { size, color, quantity }: Wish): NewCartItem {
  const chosen = {
    productType: listing.kind === 'tshirt' ? productTypes.tshirtListing : productTypes.tumblerListing,
    productSize: size,
    productColor: color,
  }
  return {
    ...chosen,
    quantity,
    unitPrice: listing.price,
    designData: { listingId: listing.id, slug: listing.slug },
    name: listing.title,
    description: itemOptions({ ...chosen, designData: null }).join(', '),
    image: listing.thumbnailUrls[chosenPicture(listing.pictures, { size, color })] ?? null,
  }
}
