import {
  tshirtBrands,
  tshirtCategories,
  tshirtListingSizes,
  tumblerFeatures,
  tumblerListingSizes,
  tumblerMaterials,
} from '#domain/catalog/listing-options.ts'
import { centsOf, tagsOf } from '#domain/catalog/print-editing.ts'
import { defaultStock, stockKey } from '#domain/catalog/stock.ts'
import { countOf, type StockAxes, type StockDraft } from '#domain/catalog/stock-draft.ts'
import type { ListingKind, StaffListing } from '#server/listings/index.ts'

/** A listing as it is typed; the price is in dollars. */
export type ListingDraft = {
  title: string
  description: string
  price: string
  /** A shirt's brand, or a tumbler's material. */
  make: string
  features: string[]
  sizes: string[]
  colors: string[]
  category: string
  tags: string
  isActive: boolean
  /** Initial stock of new sizes and colors. */
  stock: StockDraft
}

/** What each kind calls its fields, and the choices it offers. */
export const kinds = {
  tshirt: {
    section: 'T-Shirt Listings',
    one: 'T-shirt',
    path: '/admin/tshirt-listings',
    shelf: '/tshirt-marketplace',
    makeLabel: 'Brand',
    makes: tshirtBrands,
    sizes: tshirtListingSizes,
    categories: tshirtCategories,
    features: [],
    firstCategory: 'General',
  },
  tumbler: {
    section: 'Tumbler Listings',
    one: 'tumbler',
    path: '/admin/tumbler-listings',
    shelf: '/tumbler-marketplace',
    makeLabel: 'Material',
    makes: tumblerMaterials,
    sizes: tumblerListingSizes,
    categories: [],
    features: tumblerFeatures,
    firstCategory: 'general',
  },
} as const

export const draftOf = (listing: StaffListing | null, kind: ListingKind): ListingDraft => ({
  title: listing?.title ?? '',
  description: listing?.description ?? '',
  price: listing ? (listing.priceCents / 100).toFixed(2) : '',
  make: listing ? listing.brand || listing.material : '',
  features: listing?.features ?? [],
  sizes: listing?.sizes ?? [],
  colors: listing?.colors ?? [],
  category: listing?.category ?? kinds[kind].firstCategory,
  tags: listing?.tags.join(', ') ?? '',
  isActive: listing?.isActive ?? true,
  stock: {},
})

/** What is sent to the server, which validates it in any case. */
export const inputOf = (draft: ListingDraft, kind: ListingKind) => ({
  title: draft.title,
  description: draft.description,
  priceCents: centsOf(draft.price),
  sizes: draft.sizes,
  colors: draft.colors,
  tags: tagsOf(draft.tags),
  category: draft.category.trim() || kinds[kind].firstCategory,
  isActive: draft.isActive,
  stock: Object.fromEntries(
    Object.entries(draft.stock).flatMap(([key, typed]) => {
      const count = countOf(typed)
      return count === null ? [] : [[key, count]]
    }),
  ),
  ...(kind === 'tshirt' ? { brand: draft.make } : { material: draft.make, features: draft.features }),
})

/** Sizes and colors that have no stock yet, as rows and columns that contain at least one such pair. */
export function newAxes({ sizes, colors }: StockAxes, listing: StaffListing | null): StockAxes {
  const known = new Set(listing?.stock.map(({ size, color }) => stockKey(size, color)))
  const isNew = (size: string, color: string): boolean => !known.has(stockKey(size, color))
  return {
    sizes: sizes.filter((size) => colors.some((color) => isNew(size, color))),
    colors: colors.filter((color) => sizes.some((size) => isNew(size, color))),
  }
}

export const firstStock = String(defaultStock)

/** The number of items on hand that an edit would drop from the listing. */
export const leftOut = ({ sizes, colors }: StockAxes, listing: StaffListing | null): number =>
  (listing?.stock ?? [])
    .filter(({ size, color }) => !sizes.includes(size) || !colors.includes(color))
    .reduce((sum, { onHand }) => sum + onHand, 0)
