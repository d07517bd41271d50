import { useState } from 'react'
import type { OrderPage } from './read-order-page.ts'
import type { ShownOrder } from './shown-order.ts'

/** What is shown: the page that came first, and those that were asked for behind it, by the row that each starts behind. */
export function useShownOrders(first: OrderPage) {
  const [later, setLater] = useState<ReadonlyMap<string, readonly ShownOrder[]>>(new Map())
  return {
    all: [...first.orders, ...[...later.values()].flat()],
    /** A page tells what it shows, and nothing when it goes. */
    tell(start: string, orders: readonly ShownOrder[] | null): void {
      setLater((before) => {
        const next = new Map(before)
        if (orders) next.set(start, orders)
        else next.delete(start)
        return next
      })
    },
  }
}

export type ShownOrders = ReturnType<typeof useShownOrders>
