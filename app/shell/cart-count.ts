import { createContext, use } from 'react'

/** How many items are in the cart; provided by the cart itself. */
export const CartCountContext = createContext(0)

export const useCartCount = (): number => use(CartCountContext)
