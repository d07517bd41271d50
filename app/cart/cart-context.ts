import { createContext, use } from 'react'
import type { CartItem } from '#domain/cart/cart-items.ts'
import type { CartStore } from './cart-store.ts'

export type CartValue = { store: CartStore; isReady: boolean; items: readonly CartItem[] }

export const CartContext = createContext<CartValue | null>(null)

export type UseCart = Omit<CartStore, 'read' | 'subscribe' | 'reload' | 'putAll'> & {
  items: readonly CartItem[]
  /** False until the browser has read its cart: show a skeleton, not an empty cart. */
  isReady: boolean
  /** What the browser stores now: a page restored by the Back button has missed changes made in the meantime. */
  readNow(): readonly CartItem[]
}

/** @throws Error outside a CartProvider, worded as in the specification (docs/spec-map.md S8). */
export function useCart(): UseCart {
  const cart = use(CartContext)
  if (cart === null) throw new Error('useCart must be used within a CartProvider')
  const { store, items, isReady } = cart
  return {
    items,
    isReady,
    readNow() {
      store.reload()
      return store.read()
    },
    add: store.add,
    remove: store.remove,
    putBack: store.putBack,
    updateQuantity: store.updateQuantity,
    replace: store.replace,
    reprice: store.reprice,
    clear: store.clear,
  }
}
