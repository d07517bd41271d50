import { AddToCart } from '#app/cart/add-to-cart.tsx'
import type { PriceTier } from '#domain/money/product-pricing.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import type { Missing, TshirtOrder } from './order-state.ts'
import { OrderTotal } from './order-summary.tsx'

type AddBarProps = {
  order: TshirtOrder
  garment: TshirtGarment
  missing: readonly Missing[]
  /** A shirt from the cart is being changed. */
  isEditing: boolean
  tiers: readonly PriceTier[]
  onAdd: () => void
}

/** Total and button: they stay at the bottom of the window while the shirt is designed. */
export function AddBar({ order, garment, missing, isEditing, tiers, onAdd }: AddBarProps) {
  return (
    <div className="sticky bottom-0 z-10 grid gap-2.5 border-line bg-surface max-lg:-mx-5 max-lg:grid-cols-2 max-lg:items-center max-lg:border-t max-lg:px-5 max-lg:py-3 lg:rounded-lg lg:border lg:p-4">
      <OrderTotal order={order} garment={garment} tiers={tiers} />
      <AddToCart
        missing={missing}
        label={isEditing ? 'Update Cart' : undefined}
        onAdd={onAdd}
        className="text-sm text-ink-muted max-lg:sr-only lg:text-center"
      />
    </div>
  )
}
