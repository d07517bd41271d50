import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { callOperation } from '#app/operations/call-operation.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { insufficientStock } from '#domain/catalog/stock.ts'
import { countInCart, type StockWish } from './count-in-cart.ts'

export type StockCheck = {
  isAsking: boolean
  /** Why the shop refused the last request. */
  refusal: string | null
  /** Whether the shop has enough in stock, counting what is already in the cart; tells the shopper if it doesn't. */
  check(wish: StockWish): Promise<boolean>
}

const stockRoute = 'GET /listings/{listing}/availability'

/** `edited` is the item that the request replaces. */
export function useStockCheck(edited: CartItem | null): StockCheck {
  const { items } = useCart()
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const refuse = (title: string, description: string): false => {
    notify.error(title, description, { id: 'listing-stock' })
    setRefusal(`${title}: ${description}`)
    return false
  }
  return {
    isAsking,
    refusal,
    async check(wish) {
      setIsAsking(true)
      setRefusal(null)
      const { listingId: listing, size, color } = wish
      const others = items.filter(({ id }) => id !== edited?.id)
      const quantity = wish.quantity + countInCart(others, wish)
      const asked = { listing, size, color, quantity }
      const answer = await callOperation('listings.check-stock', stockRoute, asked)
      setIsAsking(false)
      if (answer.ok && answer.value.isEnough) return true
      if (!answer.ok && answer.reason !== 'not_found')
        return refuse('Not added', 'We couldn’t check the stock. Please try again.')
      void revalidate()
      if (!answer.ok) return refuse('Not available', answer.message)
      return refuse(insufficientStock.title, answer.value.message ?? '')
    },
  }
}
