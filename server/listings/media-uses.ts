import { eq, inArray, sql } from 'drizzle-orm'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { listingPictures, listings } from './tables.ts'

const rooms = { tshirt: '/admin/tshirt-listings', tumbler: '/admin/tumbler-listings' }

/** Listings that use the pictures, including archived ones. */
export const findListingUses: FindMediaUses = async (executor, keys) => {
  if (keys.length === 0) return []
  const key = sql<string>`${listingPictures.picture}->>'key'`
  const rows = await executor
    .selectDistinct({ key, title: listings.title, kind: listings.kind })
    .from(listingPictures)
    .innerJoin(listings, eq(listings.id, listingPictures.listingId))
    .where(inArray(key, [...keys]))
  return rows.map((row) => ({ key: row.key, what: 'Listing', title: row.title, to: rooms[row.kind] }))
}
