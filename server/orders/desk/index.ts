import type { Actor } from '#server/kernel/actor.ts'
import type { OrdersNeeds } from '../index.ts'
import { type ExportWish, exportOrders } from './export-orders.ts'
import {
  listFilters,
  removeFilter,
  type SavedFilter,
  type SaveFilterOutcome,
  saveFilter,
} from './saved-filters.ts'
import { type StatusResult, type StatusWish, setStatuses } from './set-statuses.ts'

export type { SavedFilter, SaveFilterOutcome } from './saved-filters.ts'
export type { StatusResult, StatusWish } from './set-statuses.ts'

/** What staff do with many orders at once, and how they find them again. All of it is for staff only. */
export type OrderDesk = {
  setStatuses(actor: Actor, wishes: readonly StatusWish[]): Promise<StatusResult[]>
  /** CSV in pieces. */
  export(actor: Actor, wish: ExportWish): Promise<AsyncGenerator<string>>
  listFilters(actor: Actor): Promise<SavedFilter[]>
  saveFilter(actor: Actor, input: { name: string; query: string }): Promise<SaveFilterOutcome>
  removeFilter(actor: Actor, id: string): Promise<boolean>
}

export function createOrderDesk(needs: OrdersNeeds): OrderDesk {
  return {
    setStatuses: (actor, wishes) => setStatuses(needs, actor, wishes),
    export: (_actor, wish) => exportOrders(needs, wish),
    listFilters: (actor) => listFilters(needs, actor),
    saveFilter: (actor, input) => saveFilter(needs, actor, input),
    removeFilter: (actor, id) => removeFilter(needs, actor, id),
  }
}
