import { Archive, Tag, X } from 'lucide-react'
import { useNavigation } from 'react-router'
import type { StartBatch } from '#app/admin/batches/use-start-batch.ts'
import { OpenLinkButton } from '#app/admin/open-link.tsx'
import type { FileFetch } from '#app/admin/print-files/use-file-fetch.ts'
import { PrintSheets } from '#app/admin/sheets/print-sheets.tsx'
import { IfMay, PermittedButton } from '#app/operations/if-may.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { type OrderStatus, orderStatuses, orderStatusNames } from '#domain/orders/order-status.ts'
import { ExportButton } from './export-button.tsx'
import type { Selection } from './use-selection.ts'

/** All except Cancelled: refunds are decided order by order, under Cancel order. */
const statuses = orderStatuses
  .filter((value) => value !== 'cancelled')
  .map((value) => ({ value, label: orderStatusNames[value] }))

type BulkBarProps = { selection: Selection; batch: StartBatch; files: FileFetch }

/** Bulk actions for all chosen orders. At the foot of the list while any are chosen. */
export function BulkBar({ selection, batch, files }: BulkBarProps) {
  const orderIds = [...selection.chosen.keys()]
  if (orderIds.length === 0) return null
  return (
    <section
      aria-label="Chosen orders"
      data-foot-bar
      className="sticky bottom-0 z-10 gap-x-6 border-line border-t bg-raised px-4 py-3 shadow-[0_-6px_16px_-12px_rgb(0_0_0/0.35)] @min-[46rem]:flex @min-[46rem]:flex-row-reverse @min-[46rem]:items-center @min-[46rem]:justify-between"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="figures font-semibold" aria-live="polite">
          {orderIds.length} chosen
        </p>
        <Button size="sm" variant="quiet" onClick={selection.clear}>
          <X aria-hidden className="size-4" />
          Clear selection
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-2 @max-[46rem]:mt-2">
        <IfMay operation="batches.set-statuses">
          <Select
            label="Set the status of all chosen orders"
            isLabelHidden
            size="sm"
            placeholder="Set status …"
            options={statuses}
            value=""
            disabled={batch.isBusy}
            onChange={(event) => {
              const to = event.currentTarget.value as OrderStatus
              batch.start('batches.set-statuses', { orders: orderIds, to })
            }}
          />
        </IfMay>
        <ToLabels orderIds={orderIds} />
        <PermittedButton
          operation="print-files.gather"
          size="sm"
          isBusy={files.isBusy}
          onClick={() => files.fetchAll({ orders: orderIds, items: [] })}
        >
          <Archive aria-hidden className="size-4" />
          Print files
        </PermittedButton>
        <PrintSheets orderIds={orderIds} batch={batch} />
        <ExportButton orderIds={orderIds} query="" />
      </div>
    </section>
  )
}

function ToLabels({ orderIds }: { orderIds: readonly string[] }) {
  const { state } = useNavigation()
  return (
    <OpenLinkButton
      size="sm"
      to={`/admin/labels?orders=${orderIds.join(',')}`}
      aria-disabled={state !== 'idle'}
    >
      <Tag aria-hidden className="size-4" />
      Labels
    </OpenLinkButton>
  )
}
