import { AskedRefusal, refusalIn } from '#app/operations/asked-refusal.tsx'
import type { Called } from '#app/operations/call-operation.ts'
import { Money } from '#app/ui/money-text.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { discountLabel } from '#domain/money/discount-words.ts'
import { cents } from '#domain/money/money.ts'
import { shippingLabel } from '#domain/shipping/delivery-speed.ts'
import type { ValueOf } from '#server/operations.ts'
import type { Draft } from './draft-form.ts'

export type Bill = ValueOf<'draft-orders.total'>

/** The order's totals. The rows are there before the figures arrive, so that the buttons below don't move. */
export function BillList({ totals, draft }: { totals: Called<'draft-orders.total'> | null; draft: Draft }) {
  const bill = totals?.ok ? totals.value : null
  const hint = draft.lines.length === 0 ? 'Add what you’re selling.' : 'Fill in each line.'
  const figure = (amount: number | undefined, zero?: string) =>
    amount === undefined ? '–' : <Money amount={cents(amount)} zero={zero} />
  const isReduced = bill ? bill.discountCents > 0 : draft.discount.amount.trim() !== ''
  const discount = {
    label: discountLabel({ code: null, name: draft.discount.reason || null, terms: null }),
    value: bill ? <>−{figure(bill.discountCents)}</> : figure(undefined),
  }
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-bold text-base">Bill</h2>
        {!bill && refusalIn(totals) === null && <p className="text-ink-muted text-sm">{hint}</p>}
      </div>
      <AskedRefusal answer={totals} />
      <div aria-live="polite" className="mt-3">
        <SummaryList
          rows={[
            { label: 'Subtotal', value: figure(bill?.subtotalCents) },
            ...(isReduced ? [discount] : []),
            {
              label: shippingLabel({ deliveryMethod: draft.delivery, deliverySpeed: draft.speed }),
              value: figure(bill?.shippingCents, 'FREE'),
            },
            { label: 'Tax', value: figure(bill?.taxCents) },
          ]}
          total={{ label: 'Total', value: figure(bill?.totalCents) }}
        />
      </div>
    </>
  )
}
