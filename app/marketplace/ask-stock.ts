import type { CartItem } from '#domain/cart-items.ts'
import type { StockAnswer } from '#server/listings/index.ts'

export type StockWish = { listingId: string; size: string; color: string; quantity: number }

/** How many of this size and color are in the cart already. */
export function countInCart(items: readonly CartItem[], wish: Omit<StockWish, 'quantity'>): number {
  return items
    .filter(
      ({ designData, productSize, productColor }) =>
        designData.listingId === wish.listingId && productSize === wish.size && productColor === wish.color,
    )
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Null when the shop cannot be asked just now. */
export async function askStock(wish: StockWish): Promise<StockAnswer | null> {
  try {
    const answer = await fetch('/listing-stock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    })
    return answer.ok ? ((await answer.json()) as StockAnswer) : null
  } catch {
    return null
  }
}
