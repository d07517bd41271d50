import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { AuditFilters } from '#domain/people/audit-filters.ts'
import { readable } from './audit-words.ts'

type AuditSearchProps = { filters: AuditFilters; query: string; kinds: readonly string[] }

export const AuditSearch = ({ filters, query, kinds }: AuditSearchProps) => (
  <ListSearch at="/admin/audit" query={query}>
    <TextField
      label="Who"
      name="actor"
      size="sm"
      defaultValue={filters.actor}
      placeholder="Part of the address"
      className="col-span-2"
      isOptional
    />
    <Select
      label="Kind"
      name="kind"
      size="sm"
      placeholder="Everything"
      defaultValue={filters.kind ?? ''}
      options={kinds.map((kind) => ({ value: kind, label: readable(kind) }))}
      isOptional
    />
    <TextField
      label="Thing"
      name="thing"
      size="sm"
      defaultValue={filters.thing}
      placeholder="Kind or number"
      isOptional
    />
    <TextField label="From" name="from" type="date" size="sm" defaultValue={filters.from} isOptional />
    <TextField label="To" name="to" type="date" size="sm" defaultValue={filters.to} isOptional />
  </ListSearch>
)
