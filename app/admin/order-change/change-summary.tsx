import { Money } from '#app/ui/money-text.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { ValueOf } from '#server/operations.ts'

export type Preview = ValueOf<'order-changes.preview'>

/**
 * The old total, the new total and the difference, before anything is done. The rows are there before the figures
 * arrive, so that the fields below don't move.
 */
export function ChangeSummary({ preview }: { preview: Preview | null }) {
  const rows = rowsOf(preview)
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
              <td className="text-ink-muted">{figure(before)}</td>
              <td className={before === after ? '' : 'font-semibold'}>{figure(after)}</td>
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
  if (!preview) return 'Difference'
  if (preview.differenceCents === 0) return 'Nothing to settle'
  return preview.differenceCents > 0 ? 'The customer owes' : 'The customer gets back'
}

const figure = (amount: number | undefined): string =>
  amount === undefined ? '–' : formatMoney(cents(amount))

function rowsOf(preview: Preview | null) {
  const { before, after } = preview ?? {}
  const discounts = { before: before && -before.discountCents, after: after && -after.discountCents }
  return [
    { label: 'Subtotal', before: before?.subtotalCents, after: after?.subtotalCents },
    ...(discounts.before || discounts.after ? [{ label: 'Discount', ...discounts }] : []),
    { label: 'Shipping', before: before?.shippingCents, after: after?.shippingCents },
    { label: 'Tax', before: before?.taxCents, after: after?.taxCents },
    { label: 'Total', before: before?.totalCents, after: after?.totalCents },
  ]
}
