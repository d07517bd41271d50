import { ChoiceFilter } from '#app/admin/lists/choice-filter.tsx'
import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type InboundFilters, inboundStateNames } from '#domain/content/inbound-filters.ts'

export const IncomingSearch = ({ filters, query }: { filters: InboundFilters; query: string }) => (
  <ListSearch at="/admin/mails/incoming" query={query}>
    <TextField label="From or subject" name="text" size="sm" defaultValue={filters.text} isOptional />
    <ChoiceFilter label="State" name="state" names={inboundStateNames} value={filters.state} />
  </ListSearch>
)
