import { Archive } from 'lucide-react'
import { FileFetchPanel } from '#app/admin/print-files/file-fetch-panel.tsx'
import { useFileFetch } from '#app/admin/print-files/use-file-fetch.ts'
import { Button } from '#app/ui/button.tsx'
import { partIdsOf } from '#domain/orders/part-names.ts'
import type { StaffOrder } from '#server/orders/index.ts'

/** All print files of an order at once, if several of its items have some. */
export function FilesOfOrder({ order }: { order: StaffOrder }) {
  const files = useFileFetch()
  const printed = order.items.filter(({ designData }) => designData && partIdsOf(designData).length > 0)
  if (printed.length < 2) return null
  return (
    <div className="grid gap-3">
      <Button
        size="sm"
        className="justify-self-start"
        isBusy={files.isBusy}
        onClick={() => files.fetchAll({ orders: [order.id], items: [] })}
      >
        <Archive aria-hidden className="size-4" /> Print files of all items
      </Button>
      <FileFetchPanel files={files} className="rounded-lg border border-line bg-raised px-4 py-3" />
    </div>
  )
}
