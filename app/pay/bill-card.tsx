import { Money } from '#app/ui/money-text.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { discountLabel } from '#domain/money/discount-words.ts'
import { cents } from '#domain/money/money.ts'
import { shippingLabel } from '#domain/shipping/delivery-speed.ts'
import type { Bill } from '#server/draft-orders/index.ts'

/** The bill's lines and their total. */
export function BillCard({ bill }: { bill: Bill }) {
  return (
    <>
      <ul className="mb-4 grid gap-3 border-line border-b pb-4">
        {bill.lines.map(({ position, name, quantity, totalCents }) => (
          <li key={position} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 break-words">
              <span className="figures">{quantity} ×</span> {name}
            </span>
            <Money amount={cents(totalCents)} className="font-medium" />
          </li>
        ))}
      </ul>
      <SummaryList
        rows={[
          { label: 'Subtotal', value: <Money amount={cents(bill.subtotalCents)} /> },
          ...(bill.discountCents > 0
            ? [
                {
                  label: discountLabel({ code: null, name: bill.discountName, terms: null }),
                  value: <>−{<Money amount={cents(bill.discountCents)} />}</>,
                  tone: 'good' as const,
                },
              ]
            : []),
          {
            label: shippingLabel(bill),
            value: <Money amount={cents(bill.shippingCents)} zero="FREE" />,
          },
          { label: 'Tax', value: <Money amount={cents(bill.taxCents)} /> },
        ]}
        total={{ label: 'Total', value: <Money amount={cents(bill.totalCents)} /> }}
      />
    </>
  )
}
