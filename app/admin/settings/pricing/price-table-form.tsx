import { use, useState } from 'react'
import { ConflictView, Saved } from '#app/operations/conflict-view.tsx'
import { FilledFrom } from '#app/operations/filled-from.tsx'
import { IfMay } from '#app/operations/if-may.tsx'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { type Cents, cents, formatMoney } from '#domain/money/money.ts'

type PricesOperation = 'gang-sheets.change-prices' | 'tshirts.change-prices' | 'tumblers.change-prices'

export type PriceTableFormProps = {
  operation: PricesOperation
  caption: string
  columns: readonly string[]
  rows: readonly (PriceRow & { cells: readonly (PriceCell | null)[] })[]
}

type PriceRow = { label: string; note?: string }

/** `key` as the operation expects it; null where nothing is sold. */
export type PriceCell = { key: string; price: Cents }

/** A price table edited as a whole: only changed prices are sent, along with what was seen before. */
export function PriceTableForm(props: PriceTableFormProps) {
  const prices = props.rows.flatMap(({ cells }) => cells.map((cell) => cell?.price))
  return (
    <FilledFrom version={prices.join()}>
      <PriceTable {...props} />
    </FilledFrom>
  )
}

function PriceTable({ operation, caption, columns, rows }: PriceTableFormProps) {
  const onSaved = use(Saved)
  /** Prices that others saved in the meantime, as reported to this form: saving again means that they were seen. */
  const [told, setTold] = useState<Readonly<Record<string, number | null>>>({})
  const call = useOperation<PricesOperation>({
    failed: 'Failed to save pricing',
    onFailed(answer) {
      if (answer.reason === 'conflict') setTold({ ...told, ...answer.theirs.prices })
    },
    onDone(_, { changed }) {
      setTold({})
      onSaved()
      if (changed === 0) notify.info('Nothing to save', 'All prices are unchanged.')
      else notify.success(changed === 1 ? '1 price saved' : `${changed} prices saved`)
    },
  })
  const isWrong = (key: string): boolean =>
    key in (call.conflict?.theirs.prices ?? {}) ||
    Object.keys(call.fieldErrors).some((path) => path.startsWith(`prices.${key}.`))
  return (
    <OperationForm of={call} readOnlyUnless={operation}>
      <PriceConflict conflict={call.conflict} rows={rows} columns={columns} />
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
          <PriceRows {...{ rows, columns, told, isWrong }} />
        </table>
      </section>
      <IfMay operation={operation}>
        <p className="mt-3 flex justify-end">
          <OperationButton of={call} operation={operation} variant="primary" size="sm">
            Save Prices
          </OperationButton>
        </p>
      </IfMay>
    </OperationForm>
  )
}

type PriceConflictProps = Pick<PriceTableFormProps, 'rows' | 'columns'> &
  Pick<CalledOperation<PricesOperation>, 'conflict'>

/** Saving again keeps what was typed. */
function PriceConflict({ conflict, rows, columns }: PriceConflictProps) {
  if (!conflict) return null
  const nameOf = (key: string): string => {
    const row = rows.find(({ cells }) => cells.some((cell) => cell?.key === key))
    return row ? labelOf(row, columns[row.cells.findIndex((cell) => cell?.key === key)]) : key
  }
  const differences = Object.entries(conflict.theirs.prices).map(([key, price]) => ({
    label: nameOf(key),
    theirs: price === null ? 'not made' : money(price),
    yours: money(conflict.yours.prices[key]?.to ?? 0),
  }))
  return (
    <div className="mb-3">
      <ConflictView {...{ conflict, differences }} what="these prices" />
    </div>
  )
}

const labelOf = ({ label, note }: PriceRow, column: string | undefined): string =>
  [label, note, column].filter(Boolean).join(', ')

const money = (price: number): string => formatMoney(cents(price))

type PriceRowsProps = Pick<PriceTableFormProps, 'rows' | 'columns'> & {
  told: Readonly<Record<string, number | null>>
  isWrong: (key: string) => boolean
}

function PriceRows({ rows, columns, told, isWrong }: PriceRowsProps) {
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
                  label={labelOf({ label, note }, columns[index])}
                  told={told[cell.key]}
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

type PriceInputProps = {
  cell: PriceCell
  label: string
  told: number | null | undefined
  isWrong: boolean
}

function PriceInput({ cell: { key, price }, label, told, isWrong }: PriceInputProps) {
  // Stays as it was when the form opened, whatever the page loads later.
  const [seen] = useState(price)
  return (
    <span className="inline-flex items-center gap-1">
      <input type="hidden" name={`seen:${key}`} value={told ?? seen} />
      <span className="text-ink-faint">$</span>
      <input
        name={`price:${key}`}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        pattern="\d{1,5}(\.\d{1,2})?"
        title="An amount such as 8.99"
        defaultValue={(seen / 100).toFixed(2)}
        className="figures h-9 pointer-coarse:h-11 w-17 rounded-sm border border-line-strong bg-surface px-2 text-right disabled:bg-sunken aria-invalid:border-red-ink"
      />
    </span>
  )
}
