import { BulkQuoteForm } from '#app/quotes/later-bulk-quote-form.tsx'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import { sidesOf, tshirtPrintOptionNames } from '#domain/tshirt/print-option.ts'
import { chosenSizes, type TshirtOrder } from './order-state.ts'

export function BulkQuote({
  isQuoteOpen,
  garment,
  color,
  order,
  setQuoteOpen,
}: {
  isQuoteOpen: boolean
  garment: TshirtGarment
  color: TshirtColor | null
  order: TshirtOrder
  setQuoteOpen: (value: boolean) => void
}) {
  return (
    isQuoteOpen && (
      <BulkQuoteForm
        id={formId}
        product="tshirt"
        details={{
          Shirt: garment.name,
          Color: color?.name ?? 'Not chosen',
          'Print option': tshirtPrintOptionNames[order.printOption],
          Placement: sidesOf(order.printOption)
            .flatMap((side) => placementZoneOf(order.prints[side].zoneId ?? '')?.name ?? [])
            .join(', '),
          Sizes: chosenSizes(order)
            .map((size) => `${size} × ${order.quantities[size] ?? 1}`)
            .join(', '),
        }}
        onClose={() => setQuoteOpen(false)}
      />
    )
  )
}

export const formId = 'bulk-quote'
