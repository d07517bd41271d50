import type { Cell } from '#server/kernel/text/csv.ts'

/** Of a file of products, in this order. A product is its first row with all of it, and a row for each further variant. */
export const productColumns = [
  'kind',
  'slug',
  'title',
  'description',
  'category',
  'tags',
  'price',
  'active',
  'archived',
  'brand',
  'material',
  'features',
  'size',
  'color',
  'stock',
  'variant_name',
  'width',
  'height',
  'film',
  'finish',
  'variant_price',
  'variant_on_sale',
  'pictures',
  'picture_texts',
  'original',
  'watermarked',
  'thumbnail',
  'photograph',
  'views',
  'downloads',
  'created',
  'id',
  'variant_id',
] as const

export const productKinds = ['tshirt', 'tumbler', 'gang-sheet', 'print'] as const
export type ProductKind = (typeof productKinds)[number]

export const customerColumns = ['email', 'full_name', 'phone', 'created'] as const

export const inColumns = (columns: readonly string[], row: Record<string, Cell>): Cell[] =>
  columns.map((name) => row[name] ?? null)
