import type { Artwork } from '#server/artwork/index.ts'
import type { Cart } from '#server/cart/index.ts'
import type { Designs } from '#server/designs/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { Orders } from '#server/orders/index.ts'
import { orderAgain } from './operations/order-again.ts'

export type ReorderNeeds = {
  orders: Pick<Orders, 'itemsToOrderAgain'>
  designs: Pick<Designs, 'restore'>
  cart: Pick<Cart, 'price'>
  artwork: Pick<Artwork, 'own'>
  clock: Clock
}

export const createReorder = (needs: ReorderNeeds): { operations: BoundOperation[] } => ({
  operations: bindOperations([orderAgain], needs),
})
