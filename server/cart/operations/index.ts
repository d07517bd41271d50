import { syncCart } from './sync-cart.ts'
import { totalCart } from './total-cart.ts'

export const cartOperations = [totalCart, syncCart] as const
