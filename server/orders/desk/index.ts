import type { OrderFilters } from '#domain/orders/order-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { OrdersDeps } from '../deps.ts'
import {
  countViews,
  listMatching,
  listTable,
  type OrderSums,
  type OrderTablePage,
  type OrderTableWish,
  sumUpOrders,
} from '../staff/list-table.ts'
import { type ExportWish, exportOrders } from './export-orders.ts'

export type { OrderTableRow } from '../staff/list-table.ts'

/** Orders as a file, and how staff find them again. All of it is for staff only. */
export type OrderDesk = {
  /** CSV in pieces. */
  export(actor: Actor, wish: ExportWish): Promise<AsyncGenerator<string>>
  table(actor: Actor, wish: OrderTableWish): Promise<OrderTablePage>
  /** At most 1,000, for what is done to all of them. */
  matching(
    actor: Actor,
    wish: Pick<OrderTableWish, 'filters' | 'sort'>,
  ): Promise<{ id: string; orderNumber: string }[]>
  sums(actor: Actor, filters: OrderFilters): Promise<OrderSums>
  /** How many each finds, up to 10,001. */
  countViews(actor: Actor, views: readonly OrderFilters[]): Promise<number[]>
}

export function createOrderDesk(deps: OrdersDeps): OrderDesk {
  return {
    export: (_actor, wish) => exportOrders(deps, wish),
    table: (_actor, wish) => listTable(deps, wish),
    matching: (_actor, wish) => listMatching(deps, wish),
    sums: (_actor, filters) => sumUpOrders(deps, filters),
    countViews: (_actor, views) => countViews(deps, views),
  }
}
