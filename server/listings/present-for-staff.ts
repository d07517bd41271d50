import { stockKey } from '#domain/catalog/stock.ts'
import { largestFileKey, publicUrl, smallPictureUrl } from '#server/kernel/pictures/public-pictures.ts'
import type { StaffListing, StaffStock } from './operations/listing-shape.ts'
import type { ListingPictureRow, ListingRow } from './present.ts'
import type { tshirtListings, tumblerListings } from './tables.ts'

type Specials = {
  tshirt: typeof tshirtListings.$inferSelect | null
  tumbler: typeof tumblerListings.$inferSelect | null
}

export const toStaff = (
  row: ListingRow,
  { tshirt, tumbler }: Specials,
  pictures: readonly ListingPictureRow[],
  levels: ReadonlyMap<string, Pick<StaffStock, 'onHand' | 'reserved'>>,
): StaffListing => ({
  id: row.id,
  slug: row.slug,
  kind: row.kind,
  title: row.title,
  description: row.description,
  priceCents: row.priceCents,
  sizes: row.sizes,
  colors: row.colors,
  tags: row.tags,
  category: row.category,
  isActive: row.isActive,
  isArchived: row.archivedAt !== null,
  brand: tshirt?.brand ?? '',
  material: tumbler?.material ?? '',
  features: tumbler?.features ?? [],
  pictures: pictures.map(({ picture, alt }) => ({
    key: largestFileKey(picture),
    url: smallPictureUrl(picture),
    fullUrl: publicUrl(largestFileKey(picture)),
    alt,
  })),
  stock: row.sizes.flatMap((size) =>
    row.colors.map((color) => {
      const level = levels.get(stockKey(size, color))
      return { size, color, onHand: level?.onHand ?? 0, reserved: level?.reserved ?? 0 }
    }),
  ),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
})
