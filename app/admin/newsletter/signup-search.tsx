import { ChoiceFilter } from '#app/admin/lists/choice-filter.tsx'
import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type SignupFilters, signupStateNames } from '#domain/content/signup-filters.ts'

export const SignupSearch = ({ filters, query }: { filters: SignupFilters; query: string }) => (
  <ListSearch at="/admin/newsletter" query={query}>
    <TextField
      label="Search addresses"
      name="search"
      size="sm"
      placeholder="Part of an address"
      defaultValue={filters.search}
      isOptional
    />
    <ChoiceFilter label="State" name="state" names={signupStateNames} value={filters.state} />
  </ListSearch>
)
