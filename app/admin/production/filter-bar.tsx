import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Select } from '#app/ui/forms/select.tsx'
import { type DueState, dueStates } from '#domain/orders/due-date.ts'
import { placeNames, places } from '#domain/orders/production.ts'
import type { Board } from '#server/production/index.ts'
import { type BoardFilters, nobody } from './board-filters.ts'
import { BoardSearch } from './board-search.tsx'

const dueNames: Record<DueState, string> = {
  late: 'Late',
  today: 'Due today',
  tomorrow: 'Due tomorrow',
  later: 'Due later',
}

export type FilterBarProps = {
  board: Board
  /** The id of the person viewing the board. */
  me: string | null
  /** How many cards match the filters. */
  found: number
  filters: BoardFilters
  onChange: (name: string, value: string) => void
}

export function FilterBar({ board, me, found, filters, onChange }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { place, product, due, person, printer } = filters
  const active = [place, product, due, person, printer].filter((one) => one !== null).length
  return (
    <search className="grid grid-cols-3 items-end gap-2 lg:flex lg:flex-wrap">
      <BoardSearch text={filters.text} found={found} onChange={(text) => onChange('q', text)} />
      <Button
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="col-span-full justify-self-start sm:hidden"
      >
        <SlidersHorizontal aria-hidden /> Filters{active > 0 && ` (${active})`}
      </Button>
      <div className={classes('contents', !isOpen && 'max-sm:hidden')}>
        <FilterSelects board={board} me={me} filters={filters} onChange={onChange} />
      </div>
    </search>
  )
}

function FilterSelects({ board, me, filters, onChange }: Omit<FilterBarProps, 'found'>) {
  const { cards, people, printers } = board
  const products = [...new Set(cards.map(({ productType }) => productType))].sort()
  const others = people.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name }))
  const filter = (name: 'place' | 'product' | 'due' | 'person' | 'printer') => ({
    size: 'sm' as const,
    value: filters[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
      onChange(name, currentTarget.value),
  })
  return (
    <>
      <Select
        label="Process"
        placeholder="All"
        options={places.map((value) => ({ value, label: placeNames[value] }))}
        {...filter('place')}
      />
      <Select
        label="Product"
        placeholder="All"
        options={products.map((value) => ({ value, label: value }))}
        {...filter('product')}
      />
      <Select
        label="Due"
        placeholder="Any time"
        options={dueStates.map((value) => ({ value, label: dueNames[value] }))}
        {...filter('due')}
      />
      <Select
        label="Made by"
        placeholder="Anybody"
        options={[
          ...(me ? [{ value: me, label: 'Mine' }] : []),
          { value: nobody, label: 'No one yet' },
          ...others,
        ]}
        {...filter('person')}
      />
      {printers.length > 0 && (
        <Select
          label="Printer"
          placeholder="All"
          options={[
            { value: nobody, label: 'None yet' },
            ...printers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...filter('printer')}
        />
      )}
    </>
  )
}
