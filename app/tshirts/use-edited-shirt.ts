import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetEditingItem, readEditingItem } from '#app/cart/editing-item.ts'
import { forgetUnfinished, type ItemId, keepUnfinished, readUnfinished } from '#app/cart/unfinished-item.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { isOrder, type TshirtOrder } from './order-state.ts'
import { toOrder } from './shirt-items.ts'

/**
 * The shirt started in this tab, or else the one the cart handed over: its choices are passed to `onOpened`. Later
 * changes are kept until the shirt is in the cart.
 */
export function useEditedShirt(order: TshirtOrder, onOpened: (order: TshirtOrder) => void) {
  const [itemId, setItemId] = useState<ItemId>(null)
  const settled = useRef(order)
  const open = useEffectEvent((id: ItemId, found: TshirtOrder) => {
    setItemId(id)
    onOpened(found)
  })
  useEffect(() => {
    let isCurrent = true
    const handedOver = readEditingItem()
    const item = handedOver?.productType === productTypes.tshirt ? handedOver : null
    const id = item?.id ?? null
    const begun = readUnfinished(productTypes.tshirt, id)
    if (isOrder(begun)) return open(id, begun)
    if (item === null) return
    void toOrder(item).then((found) => {
      if (isCurrent && found) open(id, found)
    })
    return () => {
      isCurrent = false
    }
  }, [])
  useEffect(() => {
    if (order !== settled.current) keepUnfinished(productTypes.tshirt, itemId, order)
  }, [order, itemId])
  /** What is on the page is now in the cart, or is replaced by `next`. */
  const forget = (next = order): void => {
    settled.current = next
    forgetUnfinished(productTypes.tshirt, itemId)
    forgetEditingItem()
    setItemId(null)
  }
  return { itemId, forget }
}
