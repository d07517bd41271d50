import { Money } from '#app/ui/money-text.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { orderDiscountLabel } from '#domain/money/discount-words.ts'
import { cents } from '#domain/money/money.ts'
import type { StaffOrder } from '#server/orders/index.ts'

export function OrderTotals({ order }: { order: StaffOrder }) {
  return (
    <SummaryList
      rows={[
        { label: 'Subtotal', value: <Money amount={cents(order.subtotalCents)} /> },
        ...(order.discountCents > 0
          ? [
              {
                label: orderDiscountLabel(order),
                value: <>−{<Money amount={cents(order.discountCents)} />}</>,
              },
            ]
          : []),
        { label: 'Shipping', value: <Money amount={cents(order.shippingCents)} zero="FREE" /> },
        { label: 'Tax', value: <Money amount={cents(order.taxCents)} /> },
      ]}
      total={{ label: 'Total', value: <Money amount={cents(order.totalCents)} /> }}
    />
  )
}
