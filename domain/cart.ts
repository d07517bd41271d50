import { z } from 'zod'

/** Product types as the specification writes them (storefront section 3), and our word for gang sheet items. */
export const productTypes = {
  gangSheet: 'Gang Sheet',
  premadeGangSheet: 'PREMADE Gang Sheet',
  premadePrint: 'Premade Print',
  tshirt: 'Custom T-Shirt',
  tumbler: 'Custom Tumbler',
} as const

export const maxLineQuantity = 1_000
export const maxCartLines = 100

/**
 * What a browser sends of a cart line. Its price is only compared with ours, never used; `designData` is
 * read by the product's own rules.
 */
export const cartLineSchema = z.object({
  id: z.string().min(1).max(100),
  productType: z.string().min(1).max(80),
  productSize: z.string().max(80).default(''),
  productColor: z.string().max(80).default(''),
  quantity: z
    .int('Quantity must be a whole number')
    .min(1, 'Quantity must be at least 1')
    .max(maxLineQuantity),
  unitPrice: z.int().min(0),
  designData: z
    .looseObject({ design_id: z.uuid().optional(), size_id: z.int().positive().optional() })
    .default({}),
})

export type CartLine = z.output<typeof cartLineSchema>

/** The cart as the browser keeps it: lines with what is needed to show them without asking the server. */
export type CartItem = CartLine & { name: string; description: string; image: string | null }

export const cartSchema = z
  .array(cartLineSchema)
  .max(maxCartLines, `A cart holds at most ${maxCartLines} items`)

export type NewCartItem = Omit<CartItem, 'id'>

/** Client-generated ids: prefix, timestamp, random number (specification, storefront section 3). */
export function newCartItemId(prefix: string, now: number, random: number): string {
  return `${prefix}-${now}-${Math.floor(random * 1_000_000_000)}`
}

export function addItem(items: readonly CartItem[], item: NewCartItem, id: string): CartItem[] {
  return [...items, { ...item, id }]
}

export function removeItem(items: readonly CartItem[], id: string): CartItem[] {
  return items.filter((item) => item.id !== id)
}

/** Zero or less removes the item (specification, storefront section 4). */
export function updateQuantity(items: readonly CartItem[], id: string, quantity: number): CartItem[] {
  if (quantity <= 0) return removeItem(items, id)
  const allowed = Math.min(Math.floor(quantity), maxLineQuantity)
  return items.map((item) => (item.id === id ? { ...item, quantity: allowed } : item))
}

/** Replaces an item's content and keeps its id. */
export function replaceItem(items: readonly CartItem[], id: string, content: NewCartItem): CartItem[] {
  return items.map((item) => (item.id === id ? { ...content, id } : item))
}

export function countItems(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}
