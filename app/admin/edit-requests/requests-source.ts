import type { ListSource } from '#app/admin/lists/read-list.ts'
import { type EditRequestColumn, lists } from '#domain/lists/lists.ts'
import { type EditRequestFilters, readEditRequestFilters } from '#domain/orders/edit-request-filters.ts'
import type { StaffEditRequestView } from '#server/edit-requests/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'

export const requestsSource = (
  { editRequests }: Pick<Shop, 'editRequests'>,
  actor: Actor,
): ListSource<EditRequestColumn, EditRequestFilters, StaffEditRequestView> => ({
  name: 'edit-requests',
  columns: lists['edit-requests'].columns,
  sort: lists['edit-requests'].sort,
  usual: [
    { name: 'All', query: '' },
    { name: 'Pending', query: 'status=pending' },
    { name: 'Approved', query: 'status=approved' },
    { name: 'Declined', query: 'status=declined' },
  ],
  readFilters: readEditRequestFilters,
  table: (wish) => editRequests.table(actor, wish),
  counts: (views) => editRequests.counts(actor, views),
})
