import { Money } from '#app/ui/money-text.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { productTypes } from '#domain/catalog/product-types.ts'
import { addCents, type Cents, cents, formatMoney, timesCents } from '#domain/money/money.ts'
import { applyTiers, type PriceTier } from '#domain/money/product-pricing.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import { priceTshirt, sizesOf } from '#domain/tshirt/price-tshirt.ts'
import { sidesOf, tshirtPrintOptionNames } from '#domain/tshirt/print-option.ts'
import { chosenSizes, type TshirtOrder } from './order-state.ts'

type OrderSummaryProps = {
  order: TshirtOrder
  garment: TshirtGarment
  color: TshirtColor | null
  tiers: readonly PriceTier[]
}

/** What is chosen, with each size's price. */
export function OrderSummary({ order, garment, color, tiers }: OrderSummaryProps) {
  const zones = sidesOf(order.printOption).map(
    (side) => placementZoneOf(order.prints[side].zoneId ?? '')?.name ?? 'Not chosen',
  )
  const lines = pricedLines(order, garment, tiers)
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
            ? lines.map(({ size, quantity, unit, setupFee, amount }) => ({
                label: `${size} × ${quantity}`,
                value: <Money amount={amount} />,
                note: noteOf(quantity, unit, setupFee),
              }))
            : [{ label: 'Each shirt', value: priceRange(order, garment), note: 'Depends on the size' }]
        }
      />
    </div>
  )
}

/** The total over all sizes, always in view. */
export function OrderTotal({ order, garment, tiers }: Omit<OrderSummaryProps, 'color'>) {
  const lines = pricedLines(order, garment, tiers)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-bold lg:text-lg">Total</span>
      {pieces > 0 ? (
        <Money amount={addCents(...lines.map(({ amount }) => amount))} className="text-lg font-bold" />
      ) : (
        <span aria-hidden className="text-lg font-bold text-ink-faint">
          –
        </span>
      )}
      <span className="figures w-full text-xs text-ink-muted">
        {pieces > 0
          ? `${pieces} ${pieces === 1 ? 'shirt' : 'shirts'}, before tax and shipping`
          : 'Choose a size to see the price'}
      </span>
    </p>
  )
}

/** How the amount is made up, if that isn't obvious. */
function noteOf(quantity: number, unit: Cents, setupFee: Cents): string | undefined {
  const setup = setupFee > 0 ? `, plus ${formatMoney(setupFee)} setup` : ''
  return quantity > 1 || setup ? `${formatMoney(unit)} each${setup}` : undefined
}

/** With quantity breaks over all sizes, as in the cart. */
function pricedLines(order: TshirtOrder, garment: TshirtGarment, tiers: readonly PriceTier[]) {
  const own = chosenSizes(order).flatMap((size) => {
    const unitPrice = priceTshirt(garment, order.printOption, size)
    const quantity = order.quantities[size] ?? 1
    const line = { productType: productTypes.tshirt, productSize: size, size, quantity, designData: {} }
    return unitPrice === null ? [] : [{ ...line, unitPrice }]
  })
  return applyTiers(own, tiers).map(({ size, quantity, unitPrice, setupFee }) => {
    const amount = addCents(timesCents(unitPrice, quantity), setupFee)
    return { size, quantity, unit: unitPrice, setupFee, amount }
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
