import { type ReactNode, useRef, useState } from 'react'
import { useStartBatch } from '#app/admin/batches/use-start-batch.ts'
import { WaitingList } from '#app/admin/manual-orders/waiting-list.tsx'
import { FileFetchPanel } from '#app/admin/print-files/file-fetch-panel.tsx'
import { useFileFetch } from '#app/admin/print-files/use-file-fetch.ts'
import { classes } from '#app/ui/classes.ts'
import { type OrderFilters, writeOrderFilters } from '#domain/orders/order-filters.ts'
import type { ManualOrderCard } from '#server/manual-orders/index.ts'
import type { SavedFilter, StaffOrderSummary } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import { BulkBar } from './bulk-bar.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderList } from './order-list.tsx'
import { OrdersHead } from './orders-head.tsx'
import { useOrderKeys } from './use-order-keys.ts'
import { useSelection } from './use-selection.ts'

export type OrdersPageProps = {
  filters: OrderFilters
  saved: SavedFilter[]
  orders: StaffOrderSummary[]
  /** What is not packed of those that are called finished. */
  leftOvers: UnpackedItem[]
  /** How many pages "Load more" asks for; null when all are shown. */
  nextPages: number | null
  openId: string | null
  /** Manual orders that are no orders yet. */
  waiting: ManualOrderCard[]
  children: ReactNode
}

/** The list of orders, and beside it the one that is open; on phones one of the two. */
export function OrdersPage({
  filters,
  saved,
  orders,
  leftOvers,
  nextPages,
  openId,
  waiting,
  children,
}: OrdersPageProps) {
  const query = writeOrderFilters(filters)
  const selection = useSelection(query)
  const batch = useStartBatch()
  const files = useFileFetch()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useOrderKeys(list, {
    onToggle: (id) => selection.toggle(id, orders.find((order) => order.id === id)?.orderNumber ?? ''),
    onHelp: () => setIsHelpOpen(true),
  })
  const areAllChosen = orders.every(({ id }) => selection.chosen.has(id))
  return (
    <div className="grid xl:h-[calc(100dvh-var(--bar,0px))] xl:grid-cols-[27rem_minmax(0,1fr)]">
      {openId && <h1 className="sr-only xl:hidden">Orders</h1>}
      <section
        aria-label="Orders"
        className={classes(
          'relative min-w-0 border-line xl:flex xl:h-[calc(100dvh-var(--bar,0px))] xl:flex-col xl:overflow-y-auto xl:border-r',
          openId && 'max-xl:hidden',
        )}
      >
        <OrdersHead {...{ setIsHelpOpen, filters, saved, query }} />
        <WaitingList waiting={waiting} />
        <FileFetchPanel files={files} className="border-line border-b bg-raised px-4 py-3" />
        {orders.length === 0 ? (
          <NoOrders isSearched={query !== ''} />
        ) : (
          <OrderList {...{ areAllChosen, selection, orders, query, list, leftOvers, openId, nextPages }} />
        )}
        <div aria-hidden className="grow" />
        <BulkBar selection={selection} batch={batch} files={files} />
      </section>
      <div
        className={classes(
          'relative min-w-0 xl:h-[calc(100dvh-var(--bar,0px))] xl:overflow-y-auto',
          !openId && 'max-xl:hidden',
        )}
      >
        {children}
      </div>
      <KeysDialog open={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </div>
  )
}
