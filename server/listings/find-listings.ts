import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { stockKey } from '#domain/stock.ts'
import type { ListingsNeeds } from './needs.ts'
import {
  type ListingCard,
  type ListingDetails,
  type ListingForSale,
  type ListingPictureRow,
  type ListingRow,
  toCard,
  toDetails,
  toForSale,
} from './present.ts'
import { type ListingKind, listingPictures, listings, tshirtListings, tumblerListings } from './tables.ts'

export type ListingShelf =
  | { ok: true; listings: ListingCard[] }
  /** The shelf cannot be read just now; the log has the reason. */
  | { ok: false }

/** A marketplace shows all it has; a shop with more than this needs filters first. */
const maxCards = 200

/** Active listings of a kind, newest first (specification, storefront section 7). */
export async function browseListings(needs: ListingsNeeds, kind: ListingKind): Promise<ListingShelf> {
  const { database, log } = needs
  try {
    const rows = await database.orm
      .select()
      .from(listings)
      .where(and(eq(listings.kind, kind), eq(listings.isActive, true)))
      .orderBy(desc(listings.createdAt), desc(listings.id))
      .limit(maxCards)
    const belongings = await readBelongings(needs, rows)
    return {
      ok: true,
      listings: rows.map((row) => {
        const { pictures, stock } = belongings(row.id)
        return toCard(
          row,
          pictures,
          Object.values(stock).some((quantity) => quantity > 0),
        )
      }),
    }
  } catch (error) {
    log.error({ error, kind }, 'listings cannot be read')
    return { ok: false }
  }
}

/** An active listing with its stock and pictures; null where there is none. */
export async function findListing(
  needs: Pick<ListingsNeeds, 'database' | 'inventory'>,
  kind: ListingKind,
  slug: string,
): Promise<ListingDetails | null> {
  const [found] = await needs.database.orm
    .select({ row: listings, tshirt: tshirtListings, tumbler: tumblerListings })
    .from(listings)
    .leftJoin(tshirtListings, eq(tshirtListings.listingId, listings.id))
    .leftJoin(tumblerListings, eq(tumblerListings.listingId, listings.id))
    .where(and(eq(listings.kind, kind), eq(listings.slug, slug), eq(listings.isActive, true)))
  if (!found) return null
  const { row, tshirt, tumbler } = found
  const { pictures, stock } = (await readBelongings(needs, [row]))(row.id)
  const make = tshirt
    ? { label: 'Brand', value: tshirt.brand }
    : { label: 'Material', value: tumbler?.material ?? '' }
  return toDetails(row, pictures, stock, { make, features: tumbler?.features ?? [] })
}

/** Listings by their ids, whether on sale or not; for the cart, which judges them. */
export async function findForSale(
  needs: Pick<ListingsNeeds, 'database' | 'inventory'>,
  ids: readonly string[],
): Promise<ListingForSale[]> {
  if (ids.length === 0) return []
  const rows = await needs.database.orm
    .select()
    .from(listings)
    .where(inArray(listings.id, [...ids]))
  const belongings = await readBelongings(needs, rows)
  return rows.map((row) => {
    const { pictures, stock } = belongings(row.id)
    return toForSale(row, pictures, stock)
  })
}

export function listAddresses({
  database,
}: Pick<ListingsNeeds, 'database'>): Promise<Pick<ListingRow, 'kind' | 'slug'>[]> {
  return database.orm
    .select({ kind: listings.kind, slug: listings.slug })
    .from(listings)
    .where(eq(listings.isActive, true))
    .orderBy(asc(listings.createdAt))
}

type Belongings = { pictures: ListingPictureRow[]; stock: Record<string, number> }

async function readBelongings(
  { database, inventory }: Pick<ListingsNeeds, 'database' | 'inventory'>,
  rows: readonly ListingRow[],
): Promise<(id: string) => Belongings> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return () => ({ pictures: [], stock: {} })
  const [pictures, stock] = await Promise.all([
    database.orm
      .select()
      .from(listingPictures)
      .where(inArray(listingPictures.listingId, ids))
      .orderBy(asc(listingPictures.position)),
    inventory.levelsOf(ids),
  ])
  const picturesById = Map.groupBy(pictures, ({ listingId }) => listingId)
  const stockById = Map.groupBy(stock, ({ listingId }) => listingId)
  return (id) => ({
    pictures: picturesById.get(id) ?? [],
    stock: Object.fromEntries(
      (stockById.get(id) ?? []).map(({ size, color, available }) => [stockKey(size, color), available]),
    ),
  })
}
