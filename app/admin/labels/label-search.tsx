import { ListSearch } from '#app/admin/lists/list-search.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { dueStates } from '#domain/orders/due-date.ts'
import { deliverySpeeds, speedNames } from '#domain/shipping/delivery-speed.ts'
import {
  dueStateNames,
  floorStateNames,
  floorStates,
  type LabelFilters,
} from '#domain/shipping/label-filters.ts'

export const LabelSearch = ({ filters, query }: { filters: LabelFilters; query: string }) => (
  <ListSearch at="/admin/labels" query={query}>
    <TextField
      label="Order or customer"
      name="customer"
      size="sm"
      placeholder="GW-000123"
      defaultValue={filters.customer}
      isOptional
    />
    {choices.map(({ name, label, options }) => (
      <Select
        key={name}
        size="sm"
        placeholder="Any"
        {...{ name, label, options }}
        defaultValue={filters[name] ?? ''}
        isOptional
      />
    ))}
  </ListSearch>
)

const optionsOf = <Key extends string>(keys: readonly Key[], names: Readonly<Record<Key, string>>) =>
  keys.map((value) => ({ value, label: names[value] }))

const choices = [
  { name: 'due', label: 'Due', options: optionsOf(dueStates, dueStateNames) },
  { name: 'floor', label: 'Floor', options: optionsOf(floorStates, floorStateNames) },
  { name: 'speed', label: 'Service', options: optionsOf(deliverySpeeds, speedNames) },
] as const
