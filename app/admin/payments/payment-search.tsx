import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type PaymentFilters, paymentFilterNames, paymentFilters } from '#domain/money/payment-filters.ts'

export const PaymentSearch = ({ filters, query }: { filters: PaymentFilters; query: string }) => (
  <ListSearch at="/admin/payments" query={query}>
    <TextField
      label="Order, customer or payment"
      name="search"
      size="sm"
      placeholder="GW-000123"
      defaultValue={filters.search}
      isOptional
      className="@min-[46rem]:min-w-56"
    />
    <Select
      label="Show"
      name="filter"
      size="sm"
      placeholder="All payments"
      options={paymentFilters.map((value) => ({ value, label: paymentFilterNames[value] }))}
      defaultValue={filters.filter ?? ''}
      isOptional
    />
  </ListSearch>
)
