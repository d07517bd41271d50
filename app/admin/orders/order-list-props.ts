import type { RefObject } from 'react'
import type { ListPage } from '#app/admin/lists/list-page.ts'
import type { ShownRows } from '#app/admin/lists/use-shown-rows.ts'
import type { ListSettings, ListSort } from '#domain/lists/list-column.ts'
import type { OrderColumn } from '#domain/lists/lists.ts'
import type { ShownOrder } from './shown-order.ts'
import type { Selection } from './use-selection.ts'

export type OrderListProps = {
  page: ListPage<ShownOrder>
  sums: { count: number; totalCents: number | null; givenBackCents: number | null }
  sort: ListSort<OrderColumn>
  settings: ListSettings<OrderColumn>
  selection: Selection
  query: string
  openId: string | null
  shown: ShownRows<ShownOrder>
  rows: RefObject<HTMLDivElement | null>
}
