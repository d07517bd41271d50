import { maxLineQuantity } from './cart-limits.ts'
import type { CartLine } from './cart-line-schema.ts'

/** A line with everything needed to show it without asking the server. `unitPrice` is in cents. */
export type CartItem = CartLine & { name: string; description: string; image: string | null }

export type NewCartItem = Omit<CartItem, 'id'>

/** Client-generated ids: prefix, timestamp, random number (docs/spec-map.md S3). */
export function newCartItemId(prefix: string, now: number, random: number): string {
  return `${prefix}-${now}-${Math.floor(random * 1_000_000_000)}`
}

export function addItem(items: readonly CartItem[], item: NewCartItem, id: string): CartItem[] {
  return [...items, { ...item, id }]
}

export function removeItem(items: readonly CartItem[], id: string): CartItem[] {
  return items.filter((item) => item.id !== id)
}

/** Puts a removed item back in its old position; an item already in the cart is left unchanged. */
export function putBackItem(items: readonly CartItem[], item: CartItem, index: number): CartItem[] {
  if (items.some(({ id }) => id === item.id)) return [...items]
  return items.toSpliced(index, 0, item)
}

/** Zero or less removes the item (docs/spec-map.md S4). */
export function updateQuantity(items: readonly CartItem[], id: string, quantity: number): CartItem[] {
  if (quantity <= 0) return removeItem(items, id)
  const allowed = Math.max(1, Math.min(Math.floor(quantity), maxLineQuantity))
  return items.map((item) => (item.id === id ? { ...item, quantity: allowed } : item))
}

/** Replaces an item's content but keeps its id. */
export function replaceItem(items: readonly CartItem[], id: string, content: NewCartItem): CartItem[] {
  return items.map((item) => (item.id === id ? { ...content, id } : item))
}

/** Applies unit prices (in cents, by item id) that the shopper has accepted. */
export function repriceItems(
  items: readonly CartItem[],
  unitPrices: ReadonlyMap<string, number>,
): CartItem[] {
  return items.map((item) => ({ ...item, unitPrice: unitPrices.get(item.id) ?? item.unitPrice }))
}

export function countItems(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}
