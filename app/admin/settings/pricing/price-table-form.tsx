import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { Cents } from '#domain/money/money.ts'

type PricesOperation = 'gang-sheets.change-prices' | 'tshirts.change-prices' | 'tumblers.change-prices'

export type PriceTableFormProps = {
  operation: PricesOperation
  caption: string
  columns: readonly string[]
  rows: readonly { label: string; note?: string; cells: readonly (PriceCell | null)[] }[]
}

/** `key` as the operation takes it; null where nothing is sold. */
export type PriceCell = { key: string; price: Cents }

/** A table of prices that is edited as a whole: only what was changed is sent, with what was seen before. */
export function PriceTableForm({ operation, caption, columns, rows }: PriceTableFormProps) {
  const call = useOperation<PricesOperation>({
    failed: 'Failed to save pricing',
    onDone(_, { changed }) {
      if (changed === 0) notify.info('Nothing to save', 'All prices are as they were.')
      else notify.success(changed === 1 ? '1 price saved' : `${changed} prices saved`)
    },
  })
  const isWrong = (key: string): boolean =>
    call.conflict?.theirs.key === key ||
    Object.keys(call.fieldErrors).some((path) => path.startsWith(`prices.${key}.`))
  return (
    <OperationForm of={call}>
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
          <PriceRows rows={rows} columns={columns} isWrong={isWrong} />
        </table>
      </section>
      <p className="mt-3 flex justify-end">
        <OperationButton of={call} operation={operation} variant="primary" size="sm">
          Save Prices
        </OperationButton>
      </p>
    </OperationForm>
  )
}

function PriceRows({
  rows,
  columns,
  isWrong,
}: {
  rows: readonly { label: string; note?: string; cells: readonly (PriceCell | null)[] }[]
  columns: readonly string[]
  isWrong: (key: string) => boolean
}) {
  return (
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
                  isWrong={isWrong(cell.key)}
                />
              ) : (
                <span className="text-ink-faint">not made</span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
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
