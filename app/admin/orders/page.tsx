import { type ReactNode, useRef, useState } from 'react'
import { useStartBatch } from '#app/admin/batches/use-start-batch.ts'
import { WaitingList } from '#app/admin/draft-orders/waiting-list.tsx'
import { ListFrame } from '#app/admin/lists/list-frame.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import { useShownRows } from '#app/admin/lists/use-shown-rows.ts'
import { FileFetchPanel } from '#app/admin/print-files/file-fetch-panel.tsx'
import { useFileFetch } from '#app/admin/print-files/use-file-fetch.ts'
import type { OrderColumn } from '#domain/lists/lists.ts'
import type { OrderFilters } from '#domain/orders/order-filters.ts'
import type { DraftOrderCard } from '#server/draft-orders/index.ts'
import { BulkBar, KeysDialog } from './later-parts.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderList } from './order-list.tsx'
import { OrdersHead } from './orders-head.tsx'
import type { ShownOrder } from './shown-order.ts'
import { useOrderKeys } from './use-order-keys.ts'
import { useSelection } from './use-selection.ts'

export type OrdersPageProps = ReadList<OrderColumn, OrderFilters, ShownOrder> & {
  /** Totals over everything the filters find. */
  sums: { count: number; totalCents: number | null; givenBackCents: number | null }
  openId: string | null
  /** Draft orders that have not become orders. */
  waiting: DraftOrderCard[]
  children: ReactNode
}

/** The list of orders, beside the open order if there is one; on phones only one of the two shows. */
export function OrdersPage({ filters, query, views, waiting, openId, children, ...list }: OrdersPageProps) {
  const selection = useSelection(query)
  const batch = useStartBatch()
  const files = useFileFetch()
  const shown = useShownRows(list.page)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  useOrderKeys(rows, {
    onToggle: (id) => selection.toggle(id, shown.all.find((order) => order.id === id)?.orderNumber ?? ''),
    onHelp: () => setIsHelpOpen(true),
  })
  return (
    <>
      <ListFrame
        label="Orders"
        isOpen={openId !== null}
        list={
          <>
            <OrdersHead {...{ setIsHelpOpen, filters, views, query }} />
            <WaitingList waiting={waiting} />
            <FileFetchPanel files={files} className="border-line border-b bg-raised px-4 py-3" />
            {list.page.rows.length === 0 ? (
              <NoOrders isSearched={query !== ''} />
            ) : (
              <OrderList {...list} {...{ selection, query, openId, shown, rows }} />
            )}
            <div aria-hidden className="grow" />
            <BulkBar selection={selection} batch={batch} files={files} />
          </>
        }
      >
        {children}
      </ListFrame>
      <KeysDialog open={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </>
  )
}
