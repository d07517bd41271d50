import { useNavigate } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { NewCartItem } from '#domain/cart/cart-items.ts'

/**
 * Adds an item to the cart, says so, and goes back to the shelf. With `editedId`, that cart item is replaced, and the
 * shopper returns to the cart.
 */
export function useAddToCart(
  shelf: string,
  editedId: string | null,
): (item: NewCartItem, prefix: string) => void {
  const cart = useCart()
  const navigate = useNavigate()
  return (item, prefix) => {
    if (editedId !== null) {
      cart.replace(editedId, item)
      notify.success('Cart updated', `${item.quantity} × ${item.name}, ${item.description}`)
      void navigate('/cart')
      return
    }
    cart.add(item, prefix)
    const action = { label: 'View cart', onClick: () => void navigate('/cart') }
    notify.success('Added to Cart!', `${item.quantity} × ${item.name}, ${item.description}`, { action })
    void navigate(shelf, { preventScrollReset: true })
  }
}
