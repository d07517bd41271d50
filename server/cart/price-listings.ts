import type { CartLine } from '#domain/cart/cart.ts'
import { listingChoiceSchema } from '#domain/cart/design-choices.ts'
import { chosenPicture } from '#domain/catalog/chosen-picture.ts'
import { insufficientStock, stockKey } from '#domain/catalog/stock.ts'
import type { Inventory } from '#server/inventory/index.ts'
import type { ListingForSale, ListingKind } from '#server/listings/index.ts'
import type { PricedLine, Pricer } from './pricer.ts'

type Held = Awaited<ReturnType<Inventory['heldBy']>>

/** A listing has one price; each size and color must be in stock for all lines of the cart together. */
export const priceListings =
  (kind: ListingKind): Pricer =>
  async ({ listings, inventory, clock }, actor, lines) => {
    const ids = lines.map((line) => listingChoiceSchema.safeParse(line.designData).data?.listingId ?? null)
    const [known, held] = await Promise.all([
      listings.forSale([...new Set(ids.filter((id) => id !== null))]),
      inventory.heldBy(actor.visitorId),
    ])
    const found = new Map(known.map((listing) => [listing.listingId, listing]))
    const now = clock.now()
    const taken = new Map<string, number>()
    return lines.map((line, index): PricedLine => {
      const listing = found.get(ids[index] ?? '')
      if (listing?.kind !== kind)
        return { ok: false, problem: 'We couldn’t find this product. Please remove it.' }
      if (!listing.isOnSale) return { ok: false, problem: `${listing.title} is no longer available.` }
      const key = stockKey(line.productSize, line.productColor)
      const stock = stockFor(listing, key, held)
      // Worded as in the specification (docs/spec-map.md S5).
      if (stock === null) return { ok: false, problem: 'Please select options' }
      const before = taken.get(`${listing.listingId}/${key}`) ?? 0
      if (before + line.quantity > stock)
        return { ok: false, problem: describeShortage(line, stock - before) }
      taken.set(`${listing.listingId}/${key}`, before + line.quantity)
      return priceListing(listing, line, key, now)
    })
  }

/** Includes what this shopper already holds, from a checkout that they came back from. */
function stockFor(listing: ListingForSale, key: string, held: Held): number | null {
  const available = listing.stock[key]
  if (available === undefined) return null
  return held
    .filter(({ listingId, size, color }) => listingId === listing.listingId && stockKey(size, color) === key)
    .reduce((sum, { quantity }) => sum + quantity, available)
}

const describeShortage = ({ productSize, productColor }: CartLine, available: number): string =>
  `${insufficientStock.title}: ${insufficientStock.describe(available, productSize, productColor)}`

function priceListing(listing: ListingForSale, line: CartLine, key: string, now: Date): PricedLine {
  const choice = { size: line.productSize, color: line.productColor }
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
      imageUrl: listing.pictures[chosenPicture(listing.pictures, choice)]?.url ?? null,
      originalFiles: [],
      canvasLayout: [],
      timestamp: now.toISOString(),
    },
  }
}
