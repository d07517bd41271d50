import { z } from 'zod'
import type { CartLine } from '#domain/cart.ts'
import { insufficientStock, stockKey } from '#domain/stock.ts'
import type { ListingForSale, ListingKind } from '#server/listings/index.ts'
import type { PricedLine, Pricer } from './pricer.ts'

const choiceSchema = z.object({ listingId: z.uuid() })

/** A listing has one price; each size and color must be in stock for all lines of the cart together. */
export const priceListings =
  (kind: ListingKind): Pricer =>
  async ({ listings, clock }, _actor, lines) => {
    const ids = lines.map((line) => choiceSchema.safeParse(line.designData).data?.listingId ?? null)
    const known = await listings.forSale([...new Set(ids.filter((id) => id !== null))])
    const found = new Map(known.map((listing) => [listing.listingId, listing]))
    const now = clock.now()
    const taken = new Map<string, number>()
    return lines.map((line, index): PricedLine => {
      const listing = found.get(ids[index] ?? '')
      if (listing?.kind !== kind)
        return { ok: false, problem: 'This product was not found. Please remove it.' }
      if (!listing.isOnSale) return { ok: false, problem: `${listing.title} is not available any more.` }
      const key = stockKey(line.productSize, line.productColor)
      const stock = listing.stock[key]
      // In the specification's words (storefront section 5).
      if (stock === undefined) return { ok: false, problem: 'Please select options' }
      const before = taken.get(`${listing.listingId}/${key}`) ?? 0
      if (before + line.quantity > stock)
        return { ok: false, problem: describeShortage(line, stock - before) }
      taken.set(`${listing.listingId}/${key}`, before + line.quantity)
      return priceListing(listing, line, key, now)
    })
  }

const describeShortage = ({ productSize, productColor }: CartLine, available: number): string =>
  `${insufficientStock.title}: ${insufficientStock.describe(available, productSize, productColor)}`

function priceListing(listing: ListingForSale, line: CartLine, key: string, now: Date): PricedLine {
  return {
    ok: true,
    unitPrice: listing.price,
    name: listing.title,
    productSize: line.productSize,
    productColor: line.productColor,
    designId: null,
    designData: {
      isPremadeProduct: true,
      listingId: listing.listingId,
      stockKey: key,
      title: listing.title,
      imageUrl: listing.imageUrl,
      originalFiles: [],
      canvasLayout: [],
      timestamp: now.toISOString(),
    },
  }
}
