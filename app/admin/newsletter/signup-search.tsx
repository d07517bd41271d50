import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type SignupFilters, signupStateNames, signupStates } from '#domain/content/signup-filters.ts'

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
    <Select
      label="State"
      name="state"
      size="sm"
      placeholder="Any"
      options={signupStates.map((value) => ({ value, label: signupStateNames[value] }))}
      defaultValue={filters.state ?? ''}
      isOptional
    />
  </ListSearch>
)
