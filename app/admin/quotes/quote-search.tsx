import { ChoiceFilter } from '#app/admin/lists/choice-filter.tsx'
import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { bulkQuoteStateNames, type QuoteFilters } from '#domain/orders/quote-filters.ts'

export const QuoteSearch = ({ filters, query }: { filters: QuoteFilters; query: string }) => (
  <ListSearch at="/admin/quotes" query={query}>
    <TextField label="Name, email or phone" name="text" size="sm" defaultValue={filters.text} isOptional />
    <ChoiceFilter label="State" name="state" names={bulkQuoteStateNames} value={filters.state} />
  </ListSearch>
)
