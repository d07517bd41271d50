import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { stockKey } from '#domain/catalog/stock.ts'
import type { Executor } from '#server/kernel/database.ts'
import { everyRow } from '#server/kernel/list/every-row.ts'
import type { ListingsDeps } from './deps.ts'
import type { StaffListing } from './operations/listing-shape.ts'
import type { ListingPictureRow } from './present.ts'
import { toStaff } from './present-for-staff.ts'
import { type ListingKind, listingPictures, listings, tshirtListings, tumblerListings } from './tables.ts'

type Deps = Pick<ListingsDeps, 'database' | 'inventory'>

/** A catalog larger than this is edited by CSV. */
const maxListings = 500

/** All of a kind, whether or not they are on sale, newest first. */
export async function listForStaff(deps: Deps, kind: ListingKind): Promise<StaffListing[]> {
  const rows = await withSpecials(deps.database.orm)
    .where(eq(listings.kind, kind))
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(maxListings)
  return present(deps, rows)
}

/** Null if there is none. */
export async function findForStaff(deps: Deps, id: string): Promise<StaffListing | null> {
  return (await findManyForStaff(deps, [id]))[0] ?? null
}

export async function findManyForStaff(deps: Deps, ids: readonly string[]): Promise<StaffListing[]> {
  if (ids.length === 0) return []
  return present(deps, await withSpecials(deps.database.orm).where(inArray(listings.id, [...ids])))
}

/** By their slugs; for imports. */
export async function findBySlugs(
  deps: Deps,
  kind: ListingKind,
  slugs: readonly string[],
): Promise<StaffListing[]> {
  if (slugs.length === 0) return []
  const isOne = and(eq(listings.kind, kind), inArray(listings.slug, [...slugs]))
  return present(deps, await withSpecials(deps.database.orm).where(isOne))
}

/** All of them in pages of `size`, oldest first; for exports. */
export async function* readAllForStaff(
  deps: Deps,
  kind: ListingKind,
  size: number,
): AsyncGenerator<StaffListing> {
  const { id, createdAt } = listings
  const oldest = { by: { by: createdAt, type: 'timestamptz' }, id } as const
  const pages = everyRow(oldest, size, ({ key, isBehind, orderBy }) =>
    deps.database.orm
      .select({ id, key, row: listings, tshirt: tshirtListings, tumbler: tumblerListings })
      .from(listings)
      .leftJoin(tshirtListings, eq(tshirtListings.listingId, id))
      .leftJoin(tumblerListings, eq(tumblerListings.listingId, id))
      .where(and(eq(listings.kind, kind), isBehind))
      .orderBy(...orderBy)
      .limit(size),
  )
  for await (const rows of pages) yield* await present(deps, rows)
}

export async function readPictures(executor: Executor, ids: readonly string[]): Promise<ListingPictureRow[]> {
  return executor
    .select()
    .from(listingPictures)
    .where(inArray(listingPictures.listingId, [...ids]))
    .orderBy(asc(listingPictures.position))
}

const withSpecials = (executor: Executor) =>
  executor
    .select({ row: listings, tshirt: tshirtListings, tumbler: tumblerListings })
    .from(listings)
    .leftJoin(tshirtListings, eq(tshirtListings.listingId, listings.id))
    .leftJoin(tumblerListings, eq(tumblerListings.listingId, listings.id))

type Rows = Awaited<ReturnType<typeof withSpecials>>

async function present({ database, inventory }: Deps, rows: Rows): Promise<StaffListing[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ row }) => row.id)
  const [pictures, levels] = await Promise.all([readPictures(database.orm, ids), inventory.levelsOf(ids)])
  const picturesById = Map.groupBy(pictures, ({ listingId }) => listingId)
  const levelsById = Map.groupBy(levels, ({ listingId }) => listingId)
  return rows.map(({ row, tshirt, tumbler }) => {
    const stock = (levelsById.get(row.id) ?? []).map(
      ({ size, color, onHand, reserved }) => [stockKey(size, color), { onHand, reserved }] as const,
    )
    return toStaff(row, { tshirt, tumbler }, picturesById.get(row.id) ?? [], new Map(stock))
  })
}
