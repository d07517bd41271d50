import { useState } from 'react'
import type { GarmentSide } from '#domain/tshirt/print-option.ts'
import type { TshirtSize } from '#domain/tshirt/sizes.ts'
import { emptyOrder, type SidePrint, type TshirtOrder } from './order-state.ts'

export type TshirtOrderStore = {
  order: TshirtOrder
  set: (order: TshirtOrder) => void
  change: (changes: Partial<TshirtOrder>) => void
  changePrint: (side: GarmentSide, changes: Partial<SidePrint>) => void
  /** Null removes the size from the order. */
  setQuantity: (size: TshirtSize, quantity: number | null) => void
}

/** The page's choices and how they change. */
export function useTshirtOrder(garmentId: string): TshirtOrderStore {
  const [order, set] = useState(() => emptyOrder(garmentId))
  return {
    order,
    set,
    change: (changes) => set((now) => ({ ...now, ...changes })),
    changePrint: (side, changes) =>
      set((now) => ({ ...now, prints: { ...now.prints, [side]: { ...now.prints[side], ...changes } } })),
    setQuantity: (size, quantity) =>
      set((now) => {
        const { [size]: _before, ...others } = now.quantities
        return { ...now, quantities: quantity === null ? others : { ...others, [size]: quantity } }
      }),
  }
}
