import { useEffect, useRef } from 'react'
import { forgetUnfinished, type ItemId, keepUnfinished } from '#app/cart/unfinished-item.ts'
import type { NewCartItem } from '#domain/cart/cart-items.ts'
import { productTypes } from '#domain/catalog/product-types.ts'

/** Keeps a tumbler with its design until it is in the cart. */
export function useUnfinishedTumbler(item: NewCartItem | null, itemId: ItemId): { forget: () => void } {
  const settled = useRef('')
  const made = JSON.stringify(item)
  useEffect(() => {
    if (item && made !== settled.current) keepUnfinished(productTypes.tumbler, itemId, item)
  })
  const forget = (): void => {
    settled.current = made
    forgetUnfinished(productTypes.tumbler, itemId)
  }
  return { forget }
}
