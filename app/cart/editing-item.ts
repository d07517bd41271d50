import type { CartItem } from '#domain/cart/cart-items.ts'

/** Local storage key of the specification: the item on its way to /gang-sheet. */
export const editingCartItemKey = 'editingCartItem'

export function storeEditingItem(item: CartItem): void {
  window.localStorage.setItem(editingCartItemKey, JSON.stringify(item))
}
