import { inBrowser, keepJson, keepText, readJson } from '#app/browser-storage.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { forgetUnfinished } from './unfinished-item.ts'

/** Local storage key of the specification: the item on its way to the page that it was made on. */
export const editingCartItemKey = 'editingCartItem'

/** It is opened as it is in the cart, in the place of what was begun there. */
export function storeEditingItem(item: CartItem): void {
  keepJson(inBrowser, editingCartItemKey, item)
  forgetUnfinished(item.productType, item.id)
}

/** Null where none is on its way. Another version of the shop may have put it there. */
export function readEditingItem(): CartItem | null {
  const item = readJson(inBrowser, editingCartItemKey) as CartItem | null
  const isItem = typeof item?.id === 'string' && Number.isSafeInteger(item.quantity)
  return isItem && item.designData ? item : null
}

export const forgetEditingItem = (): boolean => keepText(inBrowser, editingCartItemKey, null)
