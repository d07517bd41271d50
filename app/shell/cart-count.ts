import { createContext, use } from 'react'

/** How many items lie in the cart; filled by the cart's own room. */
export const CartCountContext = createContext(0)

export const useCartCount = (): number => use(CartCountContext)
