import type { CustomerFilters } from '#domain/people/customer-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Place } from '#server/kernel/list/sorted-page.ts'
import type { ReportDeps } from '../deps.ts'
import { type Customer, getCustomer } from './get-customer.ts'
import {
  type CustomerRow,
  type CustomerWish,
  countCustomers,
  listCustomers,
  listTags,
} from './list-customers.ts'

export type { Customer, CustomerOrderLine } from './get-customer.ts'
export type { CustomerRow } from './list-customers.ts'

/** Whoever has an account and is not staff, with what they bought. */
export type Customers = {
  table(actor: Actor, wish: CustomerWish): Promise<{ rows: CustomerRow[]; next: Place | null }>
  /** How many each finds, up to 10,001. */
  counts(actor: Actor, views: readonly CustomerFilters[]): Promise<number[]>
  /** Tags that customers have, the most used first. */
  tags(actor: Actor): Promise<{ tag: string; count: number }[]>
  get(actor: Actor, id: string): Promise<Customer | null>
}

export function createCustomers(deps: Pick<ReportDeps, 'database'>): Customers {
  return {
    table: (_actor, wish) => listCustomers(deps, wish),
    counts: (_actor, views) => Promise.all(views.map((filters) => countCustomers(deps, filters))),
    tags: () => listTags(deps),
    get: (_actor, id) => getCustomer(deps, id),
  }
}
