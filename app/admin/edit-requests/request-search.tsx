import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { EditRequestFilters } from '#domain/orders/edit-request-filters.ts'

export const RequestSearch = ({ filters, query }: { filters: EditRequestFilters; query: string }) => (
  <ListSearch at="/admin/edit-requests" query={query}>
    {filters.status && <input type="hidden" name="status" value={filters.status} />}
    <TextField
      label="Order, customer or text"
      name="search"
      size="sm"
      placeholder="GW-000123"
      defaultValue={filters.search}
      className="col-span-2"
      isOptional
    />
  </ListSearch>
)
