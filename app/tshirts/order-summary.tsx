import { Money } from '#app/ui/money.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { addCents, cents, formatMoney, timesCents } from '#domain/money.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import { priceTshirt, sizesOf } from '#domain/tshirt/price-tshirt.ts'
import { sidesOf, tshirtPrintOptionNames } from '#domain/tshirt/print-option.ts'
import { chosenSizes, type TshirtOrder } from './order-state.ts'

type OrderSummaryProps = { order: TshirtOrder; garment: TshirtGarment; color: TshirtColor | null }

/** What is chosen, and each size's price. */
export function OrderSummary({ order, garment, color }: OrderSummaryProps) {
  const zones = sidesOf(order.printOption).map(
    (side) => placementZoneOf(order.prints[side].zoneId ?? '')?.name ?? 'Not chosen',
  )
  const lines = pricedLines(order, garment)
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
      <SummaryList
        className="border-t border-line pt-2"
        rows={
          lines.length > 0
            ? lines.map(({ size, quantity, unit, amount }) => ({
                label: `${size} × ${quantity}`,
                value: <Money amount={amount} />,
                note: quantity > 1 ? `${formatMoney(unit)} each` : undefined,
              }))
            : [{ label: 'Each shirt', value: priceRange(order, garment), note: 'It depends on the size' }]
        }
      />
    </div>
  )
}

/** The sum over all sizes, always in view. */
export function OrderTotal({ order, garment }: Pick<OrderSummaryProps, 'order' | 'garment'>) {
  const lines = pricedLines(order, garment)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-bold lg:text-lg">Total</span>
      <Money amount={addCents(...lines.map(({ amount }) => amount))} className="text-lg font-bold" />
      <span className="figures w-full text-xs text-ink-muted">
        {pieces > 0
          ? `${pieces} ${pieces === 1 ? 'shirt' : 'shirts'}, before tax and shipping`
          : 'Choose a size to see the price'}
      </span>
    </p>
  )
}

function pricedLines(order: TshirtOrder, garment: TshirtGarment) {
  return chosenSizes(order).flatMap((size) => {
    const quantity = order.quantities[size] ?? 1
    const unit = priceTshirt(garment, order.printOption, size)
    return unit === null ? [] : [{ size, quantity, unit, amount: timesCents(unit, quantity) }]
  })
}

/** "$20 to $23". */
function priceRange({ printOption }: TshirtOrder, garment: TshirtGarment): string {
  const prices = sizesOf(garment, printOption).flatMap(
    (size) => priceTshirt(garment, printOption, size) ?? [],
  )
  const ends = [Math.min(...prices), Math.max(...prices)].map((price) =>
    formatMoney(cents(price)).replace('.00', ''),
  )
  return [...new Set(ends)].join(' to ')
}
