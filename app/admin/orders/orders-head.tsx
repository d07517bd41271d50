import { Keyboard, Plus } from 'lucide-react'
import type { ShownView } from '#app/admin/lists/list-page.ts'
import { SavedViews } from '#app/admin/lists/saved-views.tsx'
import { OpenLinkButton } from '#app/admin/open-link.tsx'
import { Button } from '#app/ui/button.tsx'
import type { OrderFilters } from '#domain/orders/order-filters.ts'
import { OrderSearch } from './order-search.tsx'

export function OrdersHead({
  setIsHelpOpen,
  filters,
  views,
  query,
}: {
  setIsHelpOpen: (value: boolean) => void
  filters: OrderFilters
  views: ShownView[]
  query: string
}) {
  return (
    <header className="border-line border-b px-4 py-4">
      <div className="flex items-center justify-between gap-3">
        <h1 className="font-extrabold text-xl">Orders</h1>
        <div className="flex items-center gap-2">
          <Button size="sm" variant="quiet" onClick={() => setIsHelpOpen(true)} className="max-md:hidden">
            <Keyboard aria-hidden className="size-4" />
            Keys
          </Button>
          <OpenLinkButton to="/admin/orders/new" size="sm">
            <Plus aria-hidden className="size-4" />
            New order
          </OpenLinkButton>
        </div>
      </div>
      <OrderSearch filters={filters} />
      <SavedViews list="orders" at="/admin" {...{ views, query }} />
    </header>
  )
}
