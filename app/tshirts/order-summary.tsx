import { Money } from '#app/ui/money.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { addCents, formatMoney, timesCents } from '#domain/money.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import { priceTshirt } from '#domain/tshirt/price-tshirt.ts'
import { sidesOf, tshirtPrintOptionNames } from '#domain/tshirt/print-option.ts'
import { chosenSizes, type TshirtOrder } from './order-state.ts'

type OrderSummaryProps = { order: TshirtOrder; garment: TshirtGarment; color: TshirtColor | null }

/** What is chosen, and each size's price. */
export function OrderSummary({ order, garment, color }: OrderSummaryProps) {
  const zones = sidesOf(order.printOption).map(
    (side) => placementZoneOf(order.prints[side].zoneId ?? '')?.name ?? `${side} not chosen`,
  )
  const lines = chosenSizes(order).map((size) => {
    const quantity = order.quantities[size] ?? 1
    const unit = priceTshirt(garment, order.printOption, size) ?? timesCents(addCents(), 0)
    return { size, quantity, unit, amount: timesCents(unit, quantity) }
  })
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&_dd]:text-right [&_dt]:text-ink-muted">
        <dt>Shirt</dt>
        <dd className="font-medium">{garment.name}</dd>
        <dt>Color</dt>
        <dd>{color?.name ?? 'Not chosen'}</dd>
        <dt>Print</dt>
        <dd>{tshirtPrintOptionNames[order.printOption]}</dd>
        <dt>Placement</dt>
        <dd>{zones.join(', ')}</dd>
      </dl>
      <div className="border-t border-line pt-2" aria-live="polite">
        <SummaryList
          rows={lines.map(({ size, quantity, unit, amount }) => ({
            label: `${size} × ${quantity}`,
            value: <Money amount={amount} />,
            note: quantity > 1 ? `${formatMoney(unit)} each` : undefined,
          }))}
          total={{
            label: 'Total',
            value: <Money amount={addCents(...lines.map(({ amount }) => amount))} />,
            note:
              pieces > 0
                ? `${pieces} ${pieces === 1 ? 'shirt' : 'shirts'}; tax and shipping are added in the cart`
                : 'Choose a size to see the price',
          }}
        />
      </div>
    </div>
  )
}
