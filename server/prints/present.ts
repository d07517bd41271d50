import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import { type Cents, cents } from '#domain/money/money.ts'
import { describeMaterial, describePrintSize, type PrintKind } from '#domain/orders/print-options.ts'
import { publicUrl, smallPictureUrl, toPublicPicture } from '#server/kernel/pictures/public-pictures.ts'
import type { StaffPrint } from './operations/print-shape.ts'
import type { printCategories, printProducts, printProductVariants } from './tables.ts'

export type PrintProductRow = typeof printProducts.$inferSelect
export type PrintVariantRow = typeof printProductVariants.$inferSelect

export type PrintCategory = { slug: string; name: string; description: string }

/** What a card shows. `fromPrice` is the price of the cheapest variant on sale, in cents. */
export type PrintCard = {
  id: string
  slug: string
  title: string
  description: string
  category: string
  tags: string[]
  fromPrice: Cents
  viewsCount: number
  downloadsCount: number
  picture: PublicPicture
}

/** A single thing to buy. Sizes in inches. */
export type PrintVariant = {
  id: string
  name: string
  sizeWidth: number
  sizeHeight: number
  sizeName: string
  materialName: string
  price: Cents
  isAvailable: boolean
}

export type PrintDetails = PrintCard & {
  kind: PrintKind
  /** For the cart. */
  thumbnailUrl: string
  /** The photograph, if any, then the watermarked copy of what is printed. */
  pictures: PublicPicture[]
  variants: PrintVariant[]
}

export const toCategory = ({
  slug,
  name,
  description,
}: typeof printCategories.$inferSelect): PrintCategory => ({
  slug,
  name,
  description,
})

/** `lowestCents` is null while no variant is on sale; the base price is used then. */
export function toCard(row: PrintProductRow, lowestCents: number | null): PrintCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    category: row.category,
    tags: row.tags,
    fromPrice: cents(lowestCents ?? row.basePriceCents),
    viewsCount: row.viewsCount,
    downloadsCount: row.downloadsCount,
    picture: toPublicPicture(row.picture, row.title),
  }
}

export function toDetails(row: PrintProductRow, variants: readonly PrintVariantRow[]): PrintDetails {
  const onSale = variants.filter((variant) => variant.isAvailable).map((variant) => variant.priceCents)
  const card = toCard(row, onSale.length > 0 ? Math.min(...onSale) : null)
  const copy: PublicPicture = {
    src: publicUrl(row.watermarkedKey),
    srcSet: '',
    width: row.watermarkedWidthPx,
    height: row.watermarkedHeightPx,
    alt: `${row.title} as it prints, with a watermark`,
  }
  return {
    ...card,
    kind: row.kind,
    thumbnailUrl: pictureForCart(row),
    pictures: row.hasPhotograph ? [card.picture, copy] : [card.picture],
    variants: variants.map(toVariant),
  }
}

export const pictureForCart = (
  row: Pick<PrintProductRow, 'hasPhotograph' | 'picture' | 'thumbnailKey'>,
): string => (row.hasPhotograph ? smallPictureUrl(row.picture) : publicUrl(row.thumbnailKey))

const toVariant = (row: PrintVariantRow): PrintVariant => ({
  id: row.id,
  name: row.name,
  sizeWidth: row.sizeWidth,
  sizeHeight: row.sizeHeight,
  sizeName: describePrintSize(row.sizeWidth, row.sizeHeight),
  materialName: describeMaterial(row.material, row.finish),
  price: cents(row.priceCents),
  isAvailable: row.isAvailable,
})

/** What the cart judges and an order stores. `originalKey` is for the printer only. */
export type PrintForSale = {
  productId: string
  variantId: string
  kind: PrintKind
  title: string
  sizeName: string
  sizeWidth: number
  sizeHeight: number
  materialName: string
  price: Cents
  isOnSale: boolean
  imageUrl: string
  original: { key: string; widthPx: number; heightPx: number }
}

export const toForSale = ({
  product,
  variant,
}: {
  product: PrintProductRow
  variant: PrintVariantRow
}): PrintForSale => ({
  productId: product.id,
  variantId: variant.id,
  kind: product.kind,
  title: product.title,
  sizeName: describePrintSize(variant.sizeWidth, variant.sizeHeight),
  sizeWidth: variant.sizeWidth,
  sizeHeight: variant.sizeHeight,
  materialName: describeMaterial(variant.material, variant.finish),
  price: cents(variant.priceCents),
  isOnSale: product.isActive && variant.isAvailable,
  imageUrl: pictureForCart(product),
  original: {
    key: product.originalKey,
    widthPx: product.originalWidthPx,
    heightPx: product.originalHeightPx,
  },
})

export const toStaff = (row: PrintProductRow, variants: readonly PrintVariantRow[]): StaffPrint => ({
  id: row.id,
  slug: row.slug,
  kind: row.kind,
  title: row.title,
  description: row.description,
  category: row.category,
  tags: row.tags,
  basePriceCents: row.basePriceCents,
  isActive: row.isActive,
  viewsCount: row.viewsCount,
  downloadsCount: row.downloadsCount,
  version: row.version,
  thumbnailUrl: pictureForCart(row),
  watermarkedUrl: publicUrl(row.watermarkedKey),
  original: { widthPx: row.originalWidthPx, heightPx: row.originalHeightPx },
  variants: variants.map((variant) => ({
    id: variant.id,
    name: variant.name,
    sizeWidth: variant.sizeWidth,
    sizeHeight: variant.sizeHeight,
    material: variant.material,
    finish: variant.finish,
    priceCents: variant.priceCents,
    isAvailable: variant.isAvailable,
  })),
})
