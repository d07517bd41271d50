import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import { type Cents, cents } from '#domain/money/money.ts'
import { smallPictureUrl, toPublicPicture } from '#server/kernel/pictures/public-pictures.ts'
import type { ListingKind, listingPictures, listings } from './tables.ts'

export type ListingRow = typeof listings.$inferSelect
export type ListingPictureRow = typeof listingPictures.$inferSelect

export type ListingCard = {
  id: string
  slug: string
  title: string
  price: Cents
  colors: string[]
  tags: string[]
  /** Whether any size or color is in stock. */
  isInStock: boolean
  picture: PublicPicture | null
}

export type ListingDetails = ListingCard & {
  kind: ListingKind
  description: string
  sizes: string[]
  /** By size-color key. */
  stock: Record<string, number>
  pictures: PublicPicture[]
  /** For the cart: a thumbnail of each picture. */
  thumbnailUrls: string[]
  /** 'Brand' or 'Material' with its value. */
  make: { label: string; value: string }
  features: string[]
}

/** What the cart checks and an order stores. */
export type ListingForSale = {
  listingId: string
  kind: ListingKind
  title: string
  price: Cents
  isOnSale: boolean
  /** By size-color key. */
  stock: Record<string, number>
  /** Thumbnails, each with alt text. */
  pictures: { alt: string; url: string }[]
}

export function toCard(
  row: ListingRow,
  pictures: readonly ListingPictureRow[],
  isInStock: boolean,
): ListingCard {
  const first = pictures[0]
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    price: cents(row.priceCents),
    colors: row.colors,
    tags: row.tags,
    isInStock,
    picture: first ? toPublicPicture(first.picture, first.alt) : null,
  }
}

export function toDetails(
  row: ListingRow,
  pictures: readonly ListingPictureRow[],
  stock: Record<string, number>,
  special: Pick<ListingDetails, 'make' | 'features'>,
): ListingDetails {
  return {
    ...toCard(
      row,
      pictures,
      Object.values(stock).some((quantity) => quantity > 0),
    ),
    kind: row.kind,
    description: row.description,
    sizes: row.sizes,
    stock,
    pictures: pictures.map(({ picture, alt }) => toPublicPicture(picture, alt)),
    thumbnailUrls: pictures.map(({ picture }) => smallPictureUrl(picture)),
    make: special.make,
    features: special.features,
  }
}

export const toForSale = (
  row: ListingRow,
  pictures: readonly ListingPictureRow[],
  stock: Record<string, number>,
): ListingForSale => ({
  listingId: row.id,
  kind: row.kind,
  title: row.title,
  price: cents(row.priceCents),
  isOnSale: row.isActive && row.archivedAt === null,
  stock,
  pictures: pictures.map(({ picture, alt }) => ({ alt, url: smallPictureUrl(picture) })),
})
