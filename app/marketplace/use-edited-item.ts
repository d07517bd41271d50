import { useSearchParams } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'

/** The cart item that the URL asks to edit (`?edit=`), if it is this product; otherwise null. */
export function useEditedItem(isThisProduct: (item: CartItem) => boolean): CartItem | null {
  const [parameters] = useSearchParams()
  const { items } = useCart()
  const id = parameters.get('edit')
  return items.find((item) => item.id === id && isThisProduct(item)) ?? null
}
