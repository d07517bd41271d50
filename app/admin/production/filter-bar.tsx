import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type DueState, dueStates } from '#domain/orders/due-date.ts'
import { placeNames, places } from '#domain/orders/production.ts'
import type { Board } from '#server/production/index.ts'
import { type BoardFilters, nobody } from './board-filters.ts'

const dueNames: Record<DueState, string> = {
  late: 'Late',
  today: 'Due today',
  tomorrow: 'Due tomorrow',
  later: 'Due later',
}

export type FilterBarProps = {
  board: Board
  /** The id of whoever looks at it. */
  me: string | null
  /** How many cards the filters leave. */
  found: number
  filters: BoardFilters
  onChange: (name: string, value: string) => void
}

export function FilterBar({ board, me, found, filters, onChange }: FilterBarProps) {
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
    <search className="grid grid-cols-3 items-end gap-2 lg:flex lg:flex-wrap">
      <BoardSearch text={filters.text} found={found} onChange={(text) => onChange('q', text)} />
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
          { value: nobody, label: 'Nobody yet' },
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
    </search>
  )
}

/** How long after the last key the board is searched, in ms. */
const pause = 150

function BoardSearch({
  text,
  found,
  onChange,
}: {
  text: string
  found: number
  onChange: (text: string) => void
}) {
  const [typed, setTyped] = useState(text)
  const search = useEffectEvent(onChange)
  useEffect(() => {
    if (typed.trim() === text) return
    const timer = setTimeout(() => search(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed, text])
  return (
    <div className="col-span-full flex items-end gap-2 lg:w-84">
      <TextField
        label="Find on the board"
        type="search"
        size="sm"
        autoComplete="off"
        prefix={<Search aria-hidden />}
        placeholder="Order, customer, artwork …"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className="grow"
      />
      {text !== '' && (
        <>
          <p aria-live="polite" className="figures whitespace-nowrap py-2 text-ink-muted text-sm">
            {found} found
          </p>
          <Button
            size="sm"
            variant="quiet"
            isSquare
            aria-label="Clear the search"
            onClick={() => {
              setTyped('')
              onChange('')
            }}
          >
            <X aria-hidden />
          </Button>
        </>
      )}
    </div>
  )
}
