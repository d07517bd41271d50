import { quoteCart } from './quote-cart.ts'

export const cartOperations = [quoteCart] as const
