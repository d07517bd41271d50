import type { RefObject } from 'react'
import type { ListSettings, ListSort } from '#domain/lists/list-column.ts'
import type { OrderColumn } from '#domain/lists/lists.ts'
import type { OrderPage } from './read-order-page.ts'
import type { Selection } from './use-selection.ts'
import type { ShownOrders } from './use-shown-orders.ts'

export type OrderListProps = {
  page: OrderPage
  sums: { count: number; totalCents: number }
  sort: ListSort<OrderColumn>
  settings: ListSettings<OrderColumn>
  selection: Selection
  query: string
  openId: string | null
  shown: ShownOrders
  rows: RefObject<HTMLDivElement | null>
}
