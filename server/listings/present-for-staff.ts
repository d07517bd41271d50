import { stockKey } from '#domain/stock.ts'
import { largestFileKey, publicUrl, smallPictureUrl } from '#server/kernel/public-pictures.ts'
import type { ListingPictureRow, ListingRow } from './present.ts'
import type { ListingKind, tshirtListings, tumblerListings } from './tables.ts'

/** What lies on the shelf of a size and color, and how much of it shoppers who are paying hold. */
export type StaffStock = { size: string; color: string; onHand: number; reserved: number }

/** `key` finds the picture again, `url` is its smallest file and `fullUrl` its largest. */
export type StaffPicture = { key: string; url: string; fullUrl: string; alt: string }

/** What staff see and edit. `brand` is a T-shirt's, `material` and `features` are a tumbler's. */
export type StaffListing = {
  id: string
  slug: string
  kind: ListingKind
  title: string
  description: string
  priceCents: number
  sizes: string[]
  colors: string[]
  tags: string[]
  category: string
  isActive: boolean
  isArchived: boolean
  brand: string
  material: string
  features: string[]
  pictures: StaffPicture[]
  /** Of each size and color that is sold, sizes first. */
  stock: StaffStock[]
  version: number
  createdAt: string
}

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
