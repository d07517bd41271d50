import { Download } from 'lucide-react'
import { useMayOpen } from '#app/admin/use-may.ts'
import { Button } from '#app/ui/button.tsx'

/** A plain form, because the answer is a file. Without chosen orders it exports everything the filters find. */
export function ExportButton({ orderIds, query }: { orderIds: string[]; query: string }) {
  if (!useMayOpen()('/admin/orders.csv')) return null
  return (
    <form method="post" action="/admin/orders.csv">
      <input type="hidden" name="query" value={query} />
      {orderIds.map((id) => (
        <input key={id} type="hidden" name="orderId" value={id} />
      ))}
      <Button type="submit" size="sm" variant={orderIds.length > 0 ? 'secondary' : 'quiet'}>
        <Download aria-hidden className="size-4" />
        <span className="@max-[46rem]:sr-only">Export CSV</span>
      </Button>
    </form>
  )
}
