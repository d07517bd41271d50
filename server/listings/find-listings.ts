import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { stockKey } from '#domain/catalog/stock.ts'
import { besidesKind, toPostgresPattern } from '#domain/search-words.ts'
import { noteFailedRead } from '#server/kernel/postgres/reads.ts'
import type { ListingsDeps } from './deps.ts'
import { readPictures } from './list-for-staff.ts'
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
import { type ListingKind, listings, tshirtListings, tumblerListings } from './tables.ts'

export type ListingShelf =
  | { ok: true; listings: ListingCard[] }
  /** The shelf can't be read right now; the log has the reason. */
  | { ok: false }

/** A marketplace shows everything it has; a shop with more than this needs filters first. */
const maxCards = 200

/** Active and not archived. */
export const isOnSale = and(eq(listings.isActive, true), isNull(listings.archivedAt))

/**
 * Active listings of a kind, newest first (docs/spec-map.md S7); with `text`, those that contain each of its words in
 * the title, description or tags, or in what shoppers call the kind.
 */
export async function browseListings(
  deps: ListingsDeps,
  kind: ListingKind,
  text = '',
): Promise<ListingShelf> {
  const { database, log } = deps
  try {
    const rows = await database.orm
      .select()
      .from(listings)
      .where(and(eq(listings.kind, kind), isOnSale, contains(besidesKind(text, kind))))
      .orderBy(desc(listings.createdAt), desc(listings.id))
      .limit(maxCards)
    const belongings = await readBelongings(deps, rows)
    return {
      ok: true,
      listings: rows.map((row) => {
        const { pictures, stock } = belongings(row)
        return toCard(
          row,
          pictures,
          Object.values(stock).some((quantity) => quantity > 0),
        )
      }),
    }
  } catch (error) {
    noteFailedRead()
    log.error({ error, kind }, 'listings cannot be read')
    return { ok: false }
  }
}

const contains = (patterns: readonly string[]): SQL | undefined =>
  and(
    ...patterns.map(
      (pattern) =>
        sql`concat_ws(' ', ${listings.title}, ${listings.description}, array_to_string(${listings.tags}, ' ')) ~* ${toPostgresPattern(pattern)}`,
    ),
  )

/** An active listing with its stock and pictures; null if there is none. */
export const findListing = (deps: ReadingDeps, kind: ListingKind, slug: string) =>
  findDetails(deps, and(eq(listings.kind, kind), eq(listings.slug, slug), isOnSale))

/** Any listing as a shopper would see it; for staff. */
export async function previewListing(deps: ReadingDeps, id: string): Promise<ListingDetails | null> {
  return findDetails(deps, eq(listings.id, id))
}

async function findDetails(deps: ReadingDeps, isWanted: SQL | undefined): Promise<ListingDetails | null> {
  const [found] = await deps.database.orm
    .select({ row: listings, tshirt: tshirtListings, tumbler: tumblerListings })
    .from(listings)
    .leftJoin(tshirtListings, eq(tshirtListings.listingId, listings.id))
    .leftJoin(tumblerListings, eq(tumblerListings.listingId, listings.id))
    .where(isWanted)
  if (!found) return null
  const { row, tshirt, tumbler } = found
  const { pictures, stock } = (await readBelongings(deps, [row]))(row)
  const make = tshirt
    ? { label: 'Brand', value: tshirt.brand }
    : { label: 'Material', value: tumbler?.material ?? '' }
  return toDetails(row, pictures, stock, { make, features: tumbler?.features ?? [] })
}

/** Listings by id, whether or not they are on sale; for the cart, which decides. */
export async function findForSale(deps: ReadingDeps, ids: readonly string[]): Promise<ListingForSale[]> {
  if (ids.length === 0) return []
  const rows = await deps.database.orm
    .select()
    .from(listings)
    .where(inArray(listings.id, [...ids]))
  const belongings = await readBelongings(deps, rows)
  return rows.map((row) => {
    const { pictures, stock } = belongings(row)
    return toForSale(row, pictures, stock)
  })
}

export function listAddresses({
  database,
}: Pick<ListingsDeps, 'database'>): Promise<Pick<ListingRow, 'kind' | 'slug'>[]> {
  return database.orm
    .select({ kind: listings.kind, slug: listings.slug })
    .from(listings)
    .where(isOnSale)
    .orderBy(asc(listings.createdAt))
}

type ReadingDeps = Pick<ListingsDeps, 'database' | 'inventory' | 'defaultPictures'>
type Belongings = { pictures: ListingPictureRow[]; stock: Record<string, number> }

/** A listing without pictures gets the shop's default for its kind; stock covers only what it currently offers. */
async function readBelongings(
  { database, inventory, defaultPictures }: ReadingDeps,
  rows: readonly ListingRow[],
): Promise<(row: ListingRow) => Belongings> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return () => ({ pictures: [], stock: {} })
  const [pictures, stock, defaults] = await Promise.all([
    readPictures(database.orm, ids),
    inventory.levelsOf(ids),
    defaultPictures(),
  ])
  const picturesById = Map.groupBy(pictures, ({ listingId }) => listingId)
  const stockById = Map.groupBy(stock, ({ listingId }) => listingId)
  return ({ id, kind, title, sizes, colors }) => {
    const standIn = defaults[kind]
    const instead = standIn ? [{ listingId: id, position: 0, picture: standIn, alt: title }] : []
    return {
      pictures: picturesById.get(id) ?? instead,
      stock: Object.fromEntries(
        (stockById.get(id) ?? [])
          .filter(({ size, color }) => sizes.includes(size) && colors.includes(color))
          .map(({ size, color, available }) => [stockKey(size, color), available]),
      ),
    }
  }
}
