import { storePromo } from '#app/cart/promo-store.ts'
import { forgetPendingOrder, readPendingOrder } from './pending-order.ts'

/**
 * After success: removes what was ordered from the cart, once. Only for the attempt that this browser sent, so that an
 * old success page opened again does not empty a new cart.
 */
export function finishOrder(attemptId: string, removeFromCart: (itemId: string) => void): boolean {
  const pending = readPendingOrder()
  if (pending?.attempt_id !== attemptId) return false
  for (const item of pending.cart_items) removeFromCart(item.id)
  forgetPendingOrder()
  storePromo(null)
  return true
}
