import type { ListSource } from '#app/admin/lists/read-list.ts'
import { type CustomerColumn, lists } from '#domain/lists/lists.ts'
import { type CustomerFilters, readCustomerFilters } from '#domain/people/customer-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { CustomerRow } from '#server/reports/index.ts'
import type { Shop } from '#server/shop.ts'

export const customersSource = (
  { reports: { customers } }: Pick<Shop, 'reports'>,
  actor: Actor,
): ListSource<CustomerColumn, CustomerFilters, CustomerRow> => ({
  ...{ name: 'customers', columns: lists.customers.columns, sort: lists.customers.sort },
  usual: [
    { name: 'All', query: '' },
    { name: 'Ordered again', query: 'bought=again' },
    { name: 'Ordered once', query: 'bought=once' },
    { name: 'Never ordered', query: 'bought=never' },
  ],
  readFilters: readCustomerFilters,
  table: (wish) => customers.table(actor, wish),
  counts: (views) => customers.counts(actor, views),
})
