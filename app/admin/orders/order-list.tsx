import type { RefObject } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import type { StaffOrderSummary } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import { ExportButton } from './bulk-bar.tsx'
import { OrderRow } from './order-row.tsx'
import type { useSelection } from './use-selection.ts'

export function OrderList({
  areAllChosen,
  selection,
  orders,
  query,
  list,
  leftOvers,
  openId,
  nextPages,
}: {
  areAllChosen: boolean
  selection: ReturnType<typeof useSelection>
  orders: StaffOrderSummary[]
  query: string
  list: RefObject<HTMLUListElement | null>
  leftOvers: UnpackedItem[]
  openId: string | null
  nextPages: number | null
}) {
  return (
    <>
      <div className="flex items-center justify-between border-line border-b px-4 py-1.5">
        <Checkbox
          label="Choose all shown"
          checked={areAllChosen}
          onChange={() => (areAllChosen ? selection.clear() : selection.chooseAll(orders))}
        />
        <ExportButton orderIds={[]} query={query} />
      </div>
      <ul ref={list}>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            leftOvers={leftOvers.filter(({ orderId }) => orderId === order.id)}
            isOpen={order.id === openId}
            isChosen={selection.chosen.has(order.id)}
            onToggle={() => selection.toggle(order.id, order.orderNumber)}
          />
        ))}
      </ul>
      {nextPages !== null && <LoadMore pages={nextPages} />}
    </>
  )
}

function LoadMore({ pages }: { pages: number }) {
  const [params] = useSearchParams()
  const { state } = useNavigation()
  const next = new URLSearchParams(params)
  next.set('pages', String(pages))
  return (
    <p className="p-4">
      <Link
        to={`?${next}`}
        preventScrollReset
        replace
        className="flex h-10 pointer-coarse:h-11 items-center justify-center rounded-sm border border-line font-semibold hover:bg-sunken"
      >
        {state === 'loading' ? 'Loading …' : 'Load more'}
      </Link>
    </p>
  )
}
