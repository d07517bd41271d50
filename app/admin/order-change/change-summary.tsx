import { Money } from '#app/ui/money-text.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { ValueOf } from '#server/operations.ts'

export type Preview = ValueOf<'order-changes.preview'>

/** What the order came to, what it comes to, and what is between: before anything is done. */
export function ChangeSummary({ preview }: { preview: Preview | null }) {
  const rows = preview ? rowsOf(preview) : []
  return (
    <div aria-live="polite">
      <table className="figures w-full text-right [&_td]:py-1.5 [&_th]:py-1.5 [&_th]:font-normal">
        <thead>
          <tr className="text-ink-muted text-xs">
            <td />
            <th scope="col">Before</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row" className="text-left text-ink-muted">
                {label}
              </th>
              <td className="text-ink-muted">{formatMoney(cents(before))}</td>
              <td className={before === after ? '' : 'font-semibold'}>{formatMoney(cents(after))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {preview && preview.openCents !== 0 && (
        <p className="mt-2 flex justify-between gap-4 text-sm">
          <span className="text-ink-muted">Left open by earlier changes</span>
          <span className="figures">{formatMoney(cents(preview.openCents))}</span>
        </p>
      )}
      <p className="mt-3 flex items-baseline justify-between gap-4 border-line border-t pt-3.5 font-bold text-lg">
        <span>{differenceLabel(preview)}</span>
        {preview ? <Money amount={cents(Math.abs(preview.differenceCents))} /> : '–'}
      </p>
    </div>
  )
}

function differenceLabel(preview: Preview | null): string {
  if (!preview || preview.differenceCents === 0) return 'Nothing to settle'
  return preview.differenceCents > 0 ? 'The customer owes' : 'The customer gets back'
}

function rowsOf({ before, after }: Preview) {
  const rows = [
    { label: 'Subtotal', before: before.subtotalCents, after: after.subtotalCents },
    { label: 'Discount', before: -before.discountCents, after: -after.discountCents },
    { label: 'Shipping', before: before.shippingCents, after: after.shippingCents },
    { label: 'Tax', before: before.taxCents, after: after.taxCents },
    { label: 'Total', before: before.totalCents, after: after.totalCents },
  ]
  return rows.filter((row) => row.label !== 'Discount' || row.before !== 0 || row.after !== 0)
}
