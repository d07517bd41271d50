import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { buyerKindNames, buyerKinds, type CustomerFilters } from '#domain/people/customer-filters.ts'

type CustomerSearchProps = {
  filters: CustomerFilters
  /** All existing tags. */
  tags: readonly { tag: string; count: number }[]
  query: string
}

export function CustomerSearch({ filters, tags, query }: CustomerSearchProps) {
  return (
    <ListSearch at="/admin/customers" query={query}>
      <TextField
        label="Name, email, company or phone"
        name="text"
        size="sm"
        defaultValue={filters.text}
        className="col-span-2 @min-[46rem]:w-72"
        isOptional
      />
      <Select
        label="Orders"
        name="bought"
        size="sm"
        placeholder="Any"
        options={buyerKinds.map((value) => ({ value, label: buyerKindNames[value] }))}
        defaultValue={filters.bought ?? ''}
        isOptional
      />
      <Select
        label="Tag"
        name="tag"
        size="sm"
        placeholder="Any"
        options={tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }))}
        defaultValue={filters.tag ?? ''}
        isOptional
      />
    </ListSearch>
  )
}
