import { useLocation, useSearchParams } from 'react-router'
import { ListRow, ListTable } from '#app/admin/lists/list-table.tsx'
import { type ListSort, writeSort } from '#domain/lists/list-column.ts'
import { ListTools } from './list-tools.tsx'
import { MoreOrders } from './more-orders.tsx'
import { orderTableColumns } from './order-columns.tsx'
import type { OrderListProps } from './order-list-props.ts'
import type { ShownOrder } from './shown-order.ts'

export function OrderList(props: OrderListProps) {
  const { page, sort, settings, selection, openId, rows, shown } = props
  const { search } = useLocation()
  const [params] = useSearchParams()
  const columns = orderTableColumns({
    ...{ chosen: settings.columns, openId, search },
    isChosen: (id) => selection.chosen.has(id),
    onToggle: ({ id, orderNumber }) => selection.toggle(id, orderNumber),
  })
  const row = (order: ShownOrder) => (
    <ListRow
      key={order.id}
      id={order.id}
      row={order}
      columns={columns}
      isOpen={order.id === openId}
      isChosen={selection.chosen.has(order.id)}
    />
  )
  return (
    <>
      <ListTools {...props} />
      <div ref={rows} className="overflow-x-auto">
        <ListTable
          caption="Orders"
          density={settings.density}
          {...{ columns, sort, sortTo: (next) => withSort(params, next) }}
        >
          {page.orders.map(row)}
          {page.next && (
            <MoreOrders
              key={`${search} ${page.orders.length}`}
              after={page.next}
              row={row}
              tell={shown.tell}
            />
          )}
        </ListTable>
      </div>
    </>
  )
}

function withSort(params: URLSearchParams, sort: ListSort): string {
  const next = new URLSearchParams(params)
  next.set('sort', writeSort(sort))
  return `?${next}`
}
