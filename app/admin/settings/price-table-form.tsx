import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { Cents } from '#domain/money.ts'

export type PricesAnswer =
  | { ok: true; changed: number }
  | { ok: false; description: string; key: string | null }

export type PriceTableFormProps = {
  /** Which table: the form's `intent`. */
  intent: 'gang-sheet-prices' | 'tshirt-prices' | 'tumbler-prices'
  caption: string
  columns: readonly string[]
  rows: readonly { label: string; note?: string; cells: readonly (PriceCell | null)[] }[]
}

/** `key` as the shelf's door takes it; null where nothing is sold. */
export type PriceCell = { key: string; price: Cents }

/** A table of prices that is edited as a whole: only what was changed is sent, with what was seen before. */
export function PriceTableForm({ intent, caption, columns, rows }: PriceTableFormProps) {
  const fetcher = useFetcher<PricesAnswer>()
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    if (!answer.ok) notify.error('Failed to save pricing', answer.description)
    else if (answer.changed === 0) notify.info('Nothing to save', 'All prices are as they were.')
    else notify.success(answer.changed === 1 ? '1 price saved' : `${answer.changed} prices saved`)
  }, [answer])
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-md border border-line">
        <table className="data-table w-full">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Product</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" data-align="end">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, note, cells }) => (
              <tr key={`${label} ${note ?? ''}`}>
                <th scope="row" className="min-w-52">
                  {label}
                  {note && <span className="block font-normal text-ink-muted text-xs">{note}</span>}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]} data-align="end" className="px-2!">
                    {cell ? (
                      <PriceInput
                        cell={cell}
                        label={[label, note, columns[index]].filter(Boolean).join(', ')}
                        isWrong={answer !== undefined && !answer.ok && answer.key === cell.key}
                      />
                    ) : (
                      <span className="text-ink-faint">not made</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3 flex justify-end">
        <Button type="submit" variant="primary" size="sm" isBusy={fetcher.state !== 'idle'}>
          Save Prices
        </Button>
      </p>
    </fetcher.Form>
  )
}

function PriceInput({
  cell: { key, price },
  label,
  isWrong,
}: {
  cell: PriceCell
  label: string
  isWrong: boolean
}) {
  return (
    <span className="inline-flex items-center gap-1">
      <input type="hidden" name={`seen:${key}`} value={price} />
      <span className="text-ink-faint">$</span>
      <input
        key={price}
        name={`price:${key}`}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        pattern="\d{1,5}(\.\d{1,2})?"
        title="An amount such as 8.99"
        defaultValue={(price / 100).toFixed(2)}
        className="figures h-9 pointer-coarse:h-11 w-17 rounded-sm border border-line-strong bg-surface px-2 text-right aria-invalid:border-red-ink"
      />
    </span>
  )
}
