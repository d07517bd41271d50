import { type ReactNode, useRef, useState } from 'react'
import { useStartBatch } from '#app/admin/batches/use-start-batch.ts'
import { WaitingList } from '#app/admin/manual-orders/waiting-list.tsx'
import { FileFetchPanel } from '#app/admin/print-files/file-fetch-panel.tsx'
import { useFileFetch } from '#app/admin/print-files/use-file-fetch.ts'
import { classes } from '#app/ui/classes.ts'
import type { ListSettings, ListSort } from '#domain/lists/list-column.ts'
import type { OrderColumn } from '#domain/lists/lists.ts'
import { type OrderFilters, writeOrderFilters } from '#domain/orders/order-filters.ts'
import type { ManualOrderCard } from '#server/manual-orders/index.ts'
import { BulkBar } from './bulk-bar.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderList } from './order-list.tsx'
import type { OrderView } from './order-views.tsx'
import { OrdersHead } from './orders-head.tsx'
import type { OrderPage } from './read-order-page.ts'
import { useOrderKeys } from './use-order-keys.ts'
import { useSelection } from './use-selection.ts'
import { useShownOrders } from './use-shown-orders.ts'

export type OrdersPageProps = {
  filters: OrderFilters
  sort: ListSort<OrderColumn>
  settings: ListSettings<OrderColumn>
  /** Everybody's and one's own, with how many orders each finds. */
  views: OrderView[]
  page: OrderPage
  /** Of all that the filters find. */
  sums: { count: number; totalCents: number }
  openId: string | null
  /** Manual orders that are no orders yet. */
  waiting: ManualOrderCard[]
  children: ReactNode
}

/** The list of orders; while one is open it stands beside it, on phones one of the two. */
export function OrdersPage({ filters, views, waiting, openId, children, ...list }: OrdersPageProps) {
  const query = writeOrderFilters(filters)
  const selection = useSelection(query)
  const batch = useStartBatch()
  const files = useFileFetch()
  const shown = useShownOrders(list.page)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  useOrderKeys(rows, {
    onToggle: (id) => selection.toggle(id, shown.all.find((order) => order.id === id)?.orderNumber ?? ''),
    onHelp: () => setIsHelpOpen(true),
  })
  return (
    <div
      className={classes(
        'grid grid-cols-[minmax(0,1fr)] xl:h-[calc(100dvh-var(--bar,0px))]',
        openId && 'xl:grid-cols-[27rem_minmax(0,1fr)]',
      )}
    >
      {openId && <h1 className="sr-only xl:hidden">Orders</h1>}
      <section
        aria-label="Orders"
        className={classes(
          '@container relative min-w-0 border-line xl:flex xl:h-[calc(100dvh-var(--bar,0px))] xl:flex-col xl:overflow-y-auto',
          openId && 'max-xl:hidden xl:border-r',
        )}
      >
        <OrdersHead {...{ setIsHelpOpen, filters, views, query }} />
        <WaitingList waiting={waiting} />
        <FileFetchPanel files={files} className="border-line border-b bg-raised px-4 py-3" />
        {list.page.orders.length === 0 ? (
          <NoOrders isSearched={query !== ''} />
        ) : (
          <OrderList {...list} {...{ selection, query, openId, shown, rows }} />
        )}
        <div aria-hidden className="grow" />
        <BulkBar selection={selection} batch={batch} files={files} />
      </section>
      <div
        className={classes(
          'relative min-w-0 xl:h-[calc(100dvh-var(--bar,0px))] xl:overflow-y-auto',
          !openId && 'hidden',
        )}
      >
        {children}
      </div>
      <KeysDialog open={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </div>
  )
}
