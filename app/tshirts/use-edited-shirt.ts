import { useEffect, useEffectEvent, useState } from 'react'
import { editingCartItemKey } from '#app/cart/editing-item.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import type { TshirtOrder } from './order-state.ts'
import { toOrder } from './shirt-items.ts'

/** The cart item that the cart handed over: its id, and what was chosen for it by `onOpened`. */
export function useEditedShirt(onOpened: (order: TshirtOrder) => void): {
  itemId: string | null
  forget: () => void
} {
  const [itemId, setItemId] = useState<string | null>(null)
  const tell = useEffectEvent(onOpened)
  useEffect(() => {
    let isCurrent = true
    const item = readItem()
    if (item === null) return
    void toOrder(item).then((order) => {
      if (!isCurrent || order === null) return
      setItemId(item.id)
      tell(order)
    })
    return () => {
      isCurrent = false
    }
  }, [])
  const forget = (): void => {
    setItemId(null)
    try {
      window.localStorage.removeItem(editingCartItemKey)
    } catch {
      // Nothing was kept.
    }
  }
  return { itemId, forget }
}

/** What is read here is parsed by its own schema before it is used. */
function readItem(): CartItem | null {
  try {
    const item = JSON.parse(window.localStorage.getItem(editingCartItemKey) ?? 'null') as CartItem | null
    return typeof item?.id === 'string' && Number.isSafeInteger(item.quantity) ? item : null
  } catch {
    return null
  }
}
