import { ChoiceFilter } from '#app/admin/lists/choice-filter.tsx'
import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type MailFilters, mailKindNames, mailStateNames } from '#domain/content/mail-filters.ts'

export const MailSearch = ({ filters, query }: { filters: MailFilters; query: string }) => (
  <ListSearch at="/admin/mails" query={query}>
    <TextField label="To or subject" name="text" size="sm" defaultValue={filters.text} isOptional />
    <ChoiceFilter label="Show" name="state" names={mailStateNames} value={filters.state} any="All emails" />
    <ChoiceFilter
      label="Sent as"
      name="kind"
      names={mailKindNames}
      value={filters.kind}
      any="Emails and texts"
    />
  </ListSearch>
)
