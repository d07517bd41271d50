import type { DiscountScope } from '#domain/money/discount.ts'

/** A product, by the key used in the scope `product` (domain/money/discount.ts, productKeyOf). */
export type ProductChoice = { key: string; label: string }

export const scopeNames: Record<DiscountScope, string> = {
  site_wide: 'Whole order',
  category: 'Kinds of products',
  product: 'Chosen products',
  shipping: 'Shipping',
}
