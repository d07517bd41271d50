import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { useCartCount } from './cart-count.ts'
import { iconButtonStyle } from './icon-button-style.ts'

/** A link to the cart, with the number of items in it. */
export function CartLink() {
  const count = useCartCount()
  return (
    <Link
      to="/cart"
      aria-label={count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
      className={iconButtonStyle}
    >
      <ShoppingCart className="size-5.5" aria-hidden />
      {count > 0 && (
        <span
          key={count}
          data-testid="cart-count"
          className="figures absolute top-0.5 right-0 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-magenta px-1 text-[0.6875rem] font-bold text-on-magenta"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}
