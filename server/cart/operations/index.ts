import { quoteCart } from './quote-cart.ts'
import { syncCart } from './sync-cart.ts'

export const cartOperations = [quoteCart, syncCart] as const
