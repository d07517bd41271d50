import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { bulkQuoteStates } from '#domain/orders/bulk-quote-words.ts'
import { bulkQuoteStateNames, type QuoteFilters } from '#domain/orders/quote-filters.ts'

export const QuoteSearch = ({ filters, query }: { filters: QuoteFilters; query: string }) => (
  <ListSearch at="/admin/quotes" query={query}>
    <TextField label="Name, email or phone" name="text" size="sm" defaultValue={filters.text} isOptional />
    <Select
      label="State"
      name="state"
      size="sm"
      placeholder="Any"
      options={bulkQuoteStates.map((value) => ({ value, label: bulkQuoteStateNames[value] }))}
      defaultValue={filters.state ?? ''}
      isOptional
    />
  </ListSearch>
)
