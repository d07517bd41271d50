import { ListTools } from '#app/admin/lists/list-tools.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { writeCount } from '#domain/lists/list-column.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { mostChosenOrders } from '#domain/orders/order-filters.ts'
import { ExportButton } from './export-button.tsx'
import type { OrderListProps } from './order-list-props.ts'
import { useChooseMatching } from './use-choose-matching.ts'

/** Tools for the order list: choosing, sorting, columns, export; and its totals. */
export function OrderTools({ page, sums, sort, settings, selection, query, shown }: OrderListProps) {
  const matching = useChooseMatching(selection)
  const areAllChosen = shown.all.every(({ id }) => selection.chosen.has(id))
  return (
    <ListTools
      list="orders"
      first="number"
      {...{ settings, sort }}
      summary={
        <>
          {shown.all.length.toLocaleString('en-US')} of {writeCount(sums.count)}
          {sums.totalCents !== null && ` · ${formatMoney(cents(sums.totalCents))} ordered`}
          {sums.givenBackCents ? ` · ${formatMoney(cents(sums.givenBackCents))} refunded` : null}
        </>
      }
      actions={<ExportButton orderIds={[]} query={query} />}
    >
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
    </ListTools>
  )
}
