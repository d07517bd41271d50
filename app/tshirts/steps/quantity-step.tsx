import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'

import { timesCents } from '#domain/money/money.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { priceTshirt } from '#domain/tshirt/price-tshirt.ts'
import type { TshirtSize } from '#domain/tshirt/sizes.ts'
import { chosenSizes, type TshirtOrder } from '../order-state.ts'

type QuantityStepProps = {
  order: TshirtOrder
  garment: TshirtGarment
  onQuantity: (size: TshirtSize, quantity: number) => void
}

/** How many of each chosen size. */
export function QuantityStep({ order, garment, onQuantity }: QuantityStepProps) {
  const sizes = chosenSizes(order)
  if (sizes.length === 0) return <p className="text-ink-muted">Choose at least one size first.</p>
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {sizes.map((size) => {
        const quantity = order.quantities[size] ?? 1
        const price = priceTshirt(garment, order.printOption, size)
        return (
          <li key={size} className="flex items-center gap-4 px-4 py-3">
            <span className="w-10 font-semibold">{size}</span>
            <QuantityStepper
              label={`Quantity of size ${size}`}
              value={quantity}
              max={maxLineQuantity}
              onValueChange={(next) => onQuantity(size, next)}
            />
            <span className="figures ml-auto text-right">
              {price !== null && <Money amount={timesCents(price, quantity)} className="font-semibold" />}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
