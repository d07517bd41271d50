import type { Cell } from '#server/kernel/text/csv.ts'

/**
 * The columns of a product file, in this order. A product is its first row, which has all of its data, plus one row for
 * each further variant.
 */
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

/**
 * Additional columns that a file may have: file names of pictures in the library, and the product's address at the
 * previous shop.
 */
export const readProductColumns = [...productColumns, 'picture_names', 'old_address'] as const

export const productKinds = ['tshirt', 'tumbler', 'gang-sheet', 'print'] as const
export type ProductKind = (typeof productKinds)[number]

/** The columns of a file of this shop's orders: one row per item. */
export const orderColumns = [
  'order_number',
  'placed',
  'status',
  'payment_status',
  'delivery',
  'customer_name',
  'customer_email',
  'customer_phone',
  'ship_to',
  'product_type',
  'product',
  'size',
  'color',
  'quantity',
  'unit_price',
  'setup_fee',
  'order_subtotal',
  'order_discount',
  'discount_code',
  'order_shipping',
  'order_tax',
  'order_total',
  'notes',
] as const

/** Earlier orders have no delivery and no discount code of this shop. */
const leftOut: readonly string[] = ['delivery', 'discount_code']

/**
 * The columns of a file of the previous shop's orders: those of this shop's own export, plus those only other formats
 * have.
 */
export const earlierColumns: readonly string[] = [
  ...orderColumns.filter((name) => !leftOut.includes(name)),
  ...['refunded', 'currency'],
]

/** `status`: subscribed or unsubscribed; `date`: since when. */
export const subscriberColumns = ['email', 'status', 'date'] as const

export const redirectColumns = ['from', 'to'] as const

export const customerColumns = ['email', 'full_name', 'phone', 'created'] as const

export const inColumns = (columns: readonly string[], row: Record<string, Cell>): Cell[] =>
  columns.map((name) => row[name] ?? null)
