import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import {
  type MailFilters,
  mailKindNames,
  mailKinds,
  mailStateNames,
  mailStates,
} from '#domain/content/mail-filters.ts'

export const MailSearch = ({ filters, query }: { filters: MailFilters; query: string }) => (
  <ListSearch at="/admin/mails" query={query}>
    <TextField label="To or subject" name="text" size="sm" defaultValue={filters.text} isOptional />
    <Select
      label="Show"
      name="state"
      size="sm"
      placeholder="All mails"
      options={mailStates.map((value) => ({ value, label: mailStateNames[value] }))}
      defaultValue={filters.state ?? ''}
      isOptional
    />
    <Select
      label="Sent as"
      name="kind"
      size="sm"
      placeholder="Mails and texts"
      options={mailKinds.map((value) => ({ value, label: mailKindNames[value] }))}
      defaultValue={filters.kind ?? ''}
      isOptional
    />
  </ListSearch>
)
