import { inBrowser, keepJson, keepText, readJson } from '#app/browser-storage.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { forgetUnfinished } from './unfinished-item.ts'

/** The specification's local storage key: the item on its way to the page it was made on. */
export const editingCartItemKey = 'editingCartItem'

/** It is opened as it is in the cart, replacing anything in progress on that page. */
export function storeEditingItem(item: CartItem): void {
  keepJson(inBrowser, editingCartItemKey, item)
  forgetUnfinished(item.productType, item.id)
}

/** Null if none is on its way. It may have been stored by another version of the shop. */
export function readEditingItem(): CartItem | null {
  const item = readJson(inBrowser, editingCartItemKey) as CartItem | null
  const isItem = typeof item?.id === 'string' && Number.isSafeInteger(item.quantity)
  return isItem && item.designData ? item : null
}

export const forgetEditingItem = (): boolean => keepText(inBrowser, editingCartItemKey, null)
