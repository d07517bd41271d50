import type { Artwork } from '#server/artwork/index.ts'
import type { Cart } from '#server/cart/index.ts'
import type { Designs } from '#server/designs/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Orders } from '#server/orders/index.ts'

export type ReorderDeps = {
  orders: Pick<Orders, 'itemsToOrderAgain'>
  designs: Pick<Designs, 'restore'>
  cart: Pick<Cart, 'price'>
  artwork: Pick<Artwork, 'own'>
  clock: Clock
}
