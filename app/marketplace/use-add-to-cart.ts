import { useNavigate } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { notify } from '#app/ui/toast.tsx'
import type { NewCartItem } from '#domain/cart-items.ts'

/** Puts a thing into the cart, says so, and goes back to the shelf. */
export function useAddToCart(shelf: string): (item: NewCartItem, prefix: string) => void {
  const cart = useCart()
  const navigate = useNavigate()
  return (item, prefix) => {
    cart.add(item, prefix)
    const action = { label: 'View cart', onClick: () => void navigate('/cart') }
    notify.success('Added to Cart!', `${item.quantity} × ${item.name}, ${item.description}`, { action })
    void navigate(shelf, { preventScrollReset: true })
  }
}
