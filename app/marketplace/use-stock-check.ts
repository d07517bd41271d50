import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { notify } from '#app/ui/toast.tsx'
import type { CartItem } from '#domain/cart-items.ts'
import { insufficientStock } from '#domain/stock.ts'
import { askStock, countInCart, type StockWish } from './ask-stock.ts'

export type StockCheck = {
  isAsking: boolean
  /** What the shop said against the last wish. */
  refusal: string | null
  /** Whether the shop has so many, with what is in the cart already; says so when it has not. */
  check(wish: StockWish): Promise<boolean>
}

/** `edited` is the item that the wish takes the place of. */
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
      const answer = await askStock({
        ...wish,
        quantity:
          wish.quantity +
          countInCart(
            items.filter(({ id }) => id !== edited?.id),
            wish,
          ),
      })
      setIsAsking(false)
      if (answer === null) return refuse('Not added', 'We could not check the stock. Please try again.')
      if (answer.ok) return true
      void revalidate()
      if (answer.reason === 'insufficient') return refuse(insufficientStock.title, answer.message)
      return refuse('Not available', 'This choice is not sold any more. Please choose another.')
    },
  }
}
