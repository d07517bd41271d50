import { ShoppingCart } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import type { PriceTier } from '#domain/money/product-pricing.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import type { Missing, TshirtOrder } from './order-state.ts'
import { OrderTotal } from './order-summary.tsx'

type AddBarProps = {
  order: TshirtOrder
  garment: TshirtGarment
  missing: readonly Missing[]
  tiers: readonly PriceTier[]
  onAdd: () => void
}

/** Total and button: they stay at the foot of the window while the shirt is made. */
export function AddBar({ order, garment, missing, tiers, onAdd }: AddBarProps) {
  const isIncomplete = missing.length > 0
  return (
    <div className="sticky bottom-0 z-10 grid gap-2.5 border-line bg-surface max-lg:-mx-5 max-lg:grid-cols-2 max-lg:items-center max-lg:border-t max-lg:px-5 max-lg:py-3 lg:rounded-lg lg:border lg:p-4">
      <OrderTotal order={order} garment={garment} tiers={tiers} />
      <Button
        variant="primary"
        size="lg"
        // Disabled, yet it can be pressed: then it says what is missing (docs/spec-map.md S5).
        aria-disabled={isIncomplete}
        className={isIncomplete ? 'cursor-not-allowed opacity-50' : undefined}
        aria-describedby={isIncomplete ? 'shirt-missing' : undefined}
        onClick={onAdd}
      >
        <ShoppingCart aria-hidden /> Add to Cart
      </Button>
      {isIncomplete && (
        <p id="shirt-missing" className="text-sm text-ink-muted max-lg:sr-only lg:text-center">
          Still to choose: {missing.join(', ')}
        </p>
      )}
    </div>
  )
}
