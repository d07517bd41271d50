import { useNavigate, useSearchParams } from 'react-router'
import { ListSettingsDialog } from '#app/admin/lists/list-settings-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { keysOf, writeSort } from '#domain/lists/list-column.ts'
import { orderColumns } from '#domain/lists/lists.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { mostChosenOrders } from '#domain/orders/order-filters.ts'
import { ExportButton } from './bulk-bar.tsx'
import type { OrderListProps } from './order-list-props.ts'
import { useChooseMatching } from './use-choose-matching.ts'

/** What is done with the list itself: choosing, sorting, columns, a file of it; and what it comes to. */
export function ListTools({ page, sums, sort, settings, selection, query, shown }: OrderListProps) {
  const matching = useChooseMatching(selection)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const areAllChosen = shown.all.every(({ id }) => selection.chosen.has(id))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-1.5">
      <Checkbox
        label="Choose all shown"
        checked={areAllChosen}
        onChange={() => (areAllChosen ? selection.clear() : selection.chooseAll(shown.all))}
      />
      {areAllChosen && page.next && selection.chosen.size < sums.count && (
        <Button size="sm" isBusy={matching.isBusy} onClick={matching.choose}>
          Choose all {Math.min(sums.count, mostChosenOrders).toLocaleString('en-US')} that match
        </Button>
      )}
      <p className="figures grow text-ink-muted" aria-live="polite">
        {shown.all.length.toLocaleString('en-US')} of {sums.count.toLocaleString('en-US')} ·{' '}
        {formatMoney(cents(sums.totalCents))} in all
      </p>
      <Select
        label="Sort by"
        isLabelHidden
        size="sm"
        value={writeSort(sort)}
        options={sortChoices}
        onChange={(event) => {
          const next = new URLSearchParams(params)
          next.set('sort', event.currentTarget.value)
          void navigate(`?${next}`, { preventScrollReset: true, replace: true })
        }}
        className="@min-[46rem]:hidden"
      />
      <div className="flex items-center gap-1">
        <ListSettingsDialog list="orders" columns={orderColumns} settings={settings} first="number" />
        <ExportButton orderIds={[]} query={query} />
      </div>
    </div>
  )
}

const sortChoices = keysOf(orderColumns).flatMap((column) => [
  { value: writeSort({ column, isDescending: false }), label: `${orderColumns[column].label} ↑` },
  { value: writeSort({ column, isDescending: true }), label: `${orderColumns[column].label} ↓` },
])
