import { Select } from '#app/ui/forms/select.tsx'
import { type DueState, dueStates } from '#domain/orders/due-date.ts'
import { placeNames, places } from '#domain/orders/production.ts'
import type { BoardCard } from '#server/production/index.ts'
import type { BoardFilters } from './board-filters.ts'

const dueNames: Record<DueState, string> = {
  late: 'Late',
  today: 'Due today',
  tomorrow: 'Due tomorrow',
  later: 'Due later',
}

export type FilterBarProps = {
  cards: readonly BoardCard[]
  filters: BoardFilters
  onChange: (name: string, value: string) => void
}

export function FilterBar({ cards, filters, onChange }: FilterBarProps) {
  const products = [...new Set(cards.map(({ productType }) => productType))].sort()
  return (
    <search className="grid grid-cols-3 items-end gap-2 max-sm:w-full sm:flex">
      <Select
        label="Process"
        size="sm"
        placeholder="All"
        options={places.map((value) => ({ value, label: placeNames[value] }))}
        value={filters.place ?? ''}
        onChange={(event) => onChange('place', event.currentTarget.value)}
      />
      <Select
        label="Product"
        size="sm"
        placeholder="All"
        options={products.map((value) => ({ value, label: value }))}
        value={filters.product ?? ''}
        onChange={(event) => onChange('product', event.currentTarget.value)}
      />
      <Select
        label="Due"
        size="sm"
        placeholder="Any time"
        options={dueStates.map((value) => ({ value, label: dueNames[value] }))}
        value={filters.due ?? ''}
        onChange={(event) => onChange('due', event.currentTarget.value)}
      />
    </search>
  )
}
