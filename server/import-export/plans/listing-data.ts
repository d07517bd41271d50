import { stockKey } from '#domain/catalog/stock.ts'
import type { Cell } from '#server/kernel/text/csv.ts'
import { joinCell } from '#server/kernel/text/csv.ts'
import { splitCell } from '#server/kernel/text/read-csv.ts'
import type { ListingKind, StaffListing } from '#server/listings/index.ts'
import type { Named } from './plan.ts'
import {
  CellError,
  type Cells,
  countOf,
  dollars,
  fileKeysOf,
  has,
  listOf,
  moneyOf,
  textOf,
  yesNo,
  yesNoOf,
} from './read-cells.ts'

/** A T-shirt or tumbler listing as represented in a file. */
export type ListingData = {
  title: string
  description: string
  category: string
  tags: string[]
  priceCents: number
  isActive: boolean
  isArchived: boolean
  brand: string
  material: string
  features: string[]
  pictures: { key: string; alt: string }[]
  stock: { size: string; color: string; onHand: number }[]
}

const blank: ListingData = {
  title: '',
  description: '',
  category: 'general',
  tags: [],
  priceCents: 0,
  isActive: true,
  isArchived: false,
  brand: '',
  material: '',
  features: [],
  pictures: [],
  stock: [],
}

export const dataOfListing = (listing: StaffListing): ListingData => ({
  ...listing,
  pictures: listing.pictures.map(({ key, alt }) => ({ key, alt })),
  stock: listing.stock.map(({ size, color, onHand }) => ({ size, color, onHand })),
})

/**
 * Applies the rows to the existing listing: the first row describes the listing, each row one size and color. Nothing
 * is removed: sizes and colors that the file does not mention stay. @throws CellError
 */
export function readListingRows(rows: readonly Cells[], standing: ListingData | null): ListingData {
  const before = standing ?? blank
  const cells = rows[0] ?? {}
  const keys = fileKeysOf(
    cells,
    'pictures',
    before.pictures.map(({ key }) => key),
  )
  const texts = splitCell(cells.picture_texts ?? '')
  const title = textOf(cells, 'title', before.title)
  return {
    title,
    description: textOf(cells, 'description', before.description),
    category: textOf(cells, 'category', before.category) || blank.category,
    tags: listOf(cells, 'tags', before.tags),
    priceCents: moneyOf(cells, 'price', before.priceCents),
    isActive: yesNoOf(cells, 'active', before.isActive),
    isArchived: yesNoOf(cells, 'archived', before.isArchived),
    brand: textOf(cells, 'brand', before.brand),
    material: textOf(cells, 'material', before.material),
    features: listOf(cells, 'features', before.features),
    pictures: keys.map((key, at) => ({
      key,
      alt: (has(cells, 'picture_texts') ? texts[at] : before.pictures[at]?.alt) || title,
    })),
    stock: readStock(rows, before.stock),
  }
}

function readStock(rows: readonly Cells[], standing: ListingData['stock']): ListingData['stock'] {
  const named = rows.filter(({ size = '', color = '' }) => size.trim() !== '' || color.trim() !== '')
  const wanted = new Map<string, number>()
  const sizes = new Set(standing.map(({ size }) => size))
  const colors = new Set(standing.map(({ color }) => color))
  const known = new Map(standing.map(({ size, color, onHand }) => [keyOf(size, color), onHand]))
  for (const cells of named) {
    const [size, color] = [textOf(cells, 'size', ''), textOf(cells, 'color', '')]
    if (size === '' || color === '') throw new CellError('size and color: give both or neither')
    const key = keyOf(size, color)
    if (wanted.has(key)) throw new CellError(`size and color: ${size}, ${color} appears twice`)
    wanted.set(key, countOf(cells, 'stock', known.get(key) ?? 0))
    sizes.add(size)
    colors.add(color)
  }
  return [...sizes].flatMap((size) =>
    [...colors].map((color) => {
      const key = keyOf(size, color)
      return { size, color, onHand: wanted.get(key) ?? known.get(key) ?? 0 }
    }),
  )
}

const keyOf = (size: string, color: string): string => JSON.stringify([size, color])

/** Describes it field by field in words: what a check compares and shows. */
export const describeListing = (data: ListingData): Named => [
  ['title', data.title],
  ['description', data.description],
  ['category', data.category],
  ['tags', joinCell(data.tags)],
  ['price', dollars(data.priceCents)],
  ['active', yesNo(data.isActive)],
  ['archived', yesNo(data.isArchived)],
  ['brand', data.brand],
  ['material', data.material],
  ['features', joinCell(data.features)],
  ['pictures', data.pictures.map(({ key, alt }) => `${alt} (${key})`).join('; ')],
  ...data.stock.map(({ size, color, onHand }) => [`stock of ${size}, ${color}`, String(onHand)] as const),
]

/** The same as rows of a file, under `productColumns`: the first has the whole listing. */
export function listingRows(listing: StaffListing): Record<string, Cell>[] {
  const data = dataOfListing(listing)
  const place = { kind: listing.kind, slug: listing.slug }
  const lead = {
    id: listing.id,
    title: data.title,
    description: data.description,
    category: data.category,
    tags: joinCell(data.tags),
    price: dollars(data.priceCents),
    active: yesNo(data.isActive),
    archived: yesNo(data.isArchived),
    brand: data.brand,
    material: data.material,
    features: joinCell(data.features),
    pictures: joinCell(data.pictures.map(({ key }) => `/files/${key}`)),
    picture_texts: joinCell(data.pictures.map(({ alt }) => alt)),
    created: listing.createdAt,
  }
  const rows = data.stock.map(({ size, color, onHand }) => ({ ...place, size, color, stock: onHand }))
  return [{ ...lead, ...place, ...rows[0] }, ...rows.slice(1)]
}

/** Converts it to the input that the listings capability takes. */
export const inputOfListing = (kind: ListingKind, data: ListingData) => ({
  title: data.title,
  description: data.description,
  category: data.category,
  tags: data.tags,
  priceCents: data.priceCents,
  isActive: data.isActive,
  sizes: [...new Set(data.stock.map(({ size }) => size))],
  colors: [...new Set(data.stock.map(({ color }) => color))],
  stock: Object.fromEntries(data.stock.map(({ size, color, onHand }) => [stockKey(size, color), onHand])),
  defaultStock: 0,
  ...(kind === 'tshirt' ? { brand: data.brand } : { material: data.material, features: data.features }),
})
