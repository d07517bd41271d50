import type { CartItem } from '#domain/cart/cart-items.ts'

export type StockWish = { listingId: string; size: string; color: string; quantity: number }

/** How many of this size and color are already in the cart. */
export const countInCart = (items: readonly CartItem[], wish: Omit<StockWish, 'quantity'>): number =>
  items
    .filter(
      ({ designData, productSize, productColor }) =>
        designData.listingId === wish.listingId && productSize === wish.size && productColor === wish.color,
    )
    .reduce((sum, { quantity }) => sum + quantity, 0)
