import { useSearchParams } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'

/** The cart's item that the address asks to edit (`?edit=`), if it is this product's; else null. */
export function useEditedItem(isThisProduct: (item: CartItem) => boolean): CartItem | null {
  const [parameters] = useSearchParams()
  const { items } = useCart()
  const id = parameters.get('edit')
  return items.find((item) => item.id === id && isThisProduct(item)) ?? null
}
