import type { Actor } from '#server/kernel/actor.ts'
import type { OrdersDeps } from '../deps.ts'
import { type ExportWish, exportOrders } from './export-orders.ts'
import { listFilters, type SavedFilter } from './saved-filters.ts'

export type { SavedFilter } from './saved-filters.ts'

/** Orders as a file, and how staff find them again. All of it is for staff only. */
export type OrderDesk = {
  /** CSV in pieces. */
  export(actor: Actor, wish: ExportWish): Promise<AsyncGenerator<string>>
  listFilters(actor: Actor): Promise<SavedFilter[]>
}

export function createOrderDesk(deps: OrdersDeps): OrderDesk {
  return {
    export: (_actor, wish) => exportOrders(deps, wish),
    listFilters: (actor) => listFilters(deps, actor),
  }
}
