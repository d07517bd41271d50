import { useFetcher, useLocation } from 'react-router'
import { ListRows } from '#app/admin/lists/list-rows.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import type { loader } from './more.route.ts'
import { orderTableColumns } from './order-columns.tsx'
import type { OrderListProps } from './order-list-props.ts'
import { OrderTools } from './order-tools.tsx'
import type { ShownOrder } from './shown-order.ts'

const more: MoreSource<ShownOrder> = {
  address: '/admin/orders/more',
  useFetch: () => useFetcher<typeof loader>(),
}

export function OrderList(props: OrderListProps) {
  const { page, sort, settings, selection, openId, rows, shown } = props
  const { search } = useLocation()
  const isChosen = (id: string): boolean => selection.chosen.has(id)
  const columns = orderTableColumns({
    ...{ chosen: settings.columns, openId, search, isChosen },
    onToggle: ({ id, orderNumber }) => selection.toggle(id, orderNumber),
  })
  return (
    <>
      <OrderTools {...props} />
      <ListRows
        caption="Orders"
        density={settings.density}
        box={rows}
        {...{ page, columns, sort, more, shown, openId, isChosen }}
      />
    </>
  )
}
