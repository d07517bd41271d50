import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { forgetUnfinished, keepUnfinished, readUnfinished } from '#app/cart/unfinished-item.ts'
import type { CartItem, NewCartItem } from '#domain/cart/cart-items.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import type { TumblerSize } from '#domain/tumbler/tumblers.ts'
import { type OpenedTumbler, readCartItem, takeEditedTumbler } from './cart-tumbler.ts'

/**
 * The tumbler started in this tab, or else the cart item in the URL: its choices are passed to `onOpened`. Whatever is
 * then passed to `keep`, once it has a design, is kept until it is in the cart. `itemId` is the cart item being
 * changed.
 */
export function useEditedTumbler(sizes: readonly TumblerSize[], onOpened: (tumbler: OpenedTumbler) => void) {
  const cart = useCart()
  const [address, setAddress] = useSearchParams()
  const itemId = address.get('item')
  const settled = useRef('')
  const open = useEffectEvent((id: string | null) => {
    const begun = readUnfinished(productTypes.tumbler, id) as CartItem | null
    const known = readCartItem(begun ?? cart.items.find((item) => item.id === id), sizes)
    if (known) onOpened(known)
  })
  const takeOver = useEffectEvent(() => {
    const handedOver = takeEditedTumbler()
    if (handedOver !== null) setAddress({ item: handedOver }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => takeOver(), [])
  useEffect(() => {
    if (cart.isReady) open(itemId)
  }, [cart.isReady, itemId])
  return {
    /** It is in the cart. */
    isEditing: itemId !== null && cart.items.some(({ id }) => id === itemId),
    itemId,
    keep(item: NewCartItem): void {
      const made = JSON.stringify(item)
      if (made === settled.current) return
      settled.current = made
      keepUnfinished(productTypes.tumbler, itemId, item)
    },
    /** `item` is in the cart, or its design was removed. */
    forget(item: NewCartItem | null): void {
      settled.current = JSON.stringify(item)
      forgetUnfinished(productTypes.tumbler, itemId)
    },
  }
}
