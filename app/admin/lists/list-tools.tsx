import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Select } from '#app/ui/forms/select.tsx'
import {
  keysOf,
  type ListColumn,
  type ListSettings,
  type ListSort,
  writeSort,
} from '#domain/lists/list-column.ts'
import { type ListName, lists } from '#domain/lists/lists.ts'
import { withSort } from './list-rows.tsx'
import { ListSettingsButton } from './list-settings-button.tsx'

type ListToolsProps = {
  list: ListName
  settings: ListSettings
  sort: ListSort
  /** The column that is always shown. */
  first: string
  /** How many there are, and their total. */
  summary: ReactNode
  /** Controls before it, such as choosing all. */
  children?: ReactNode
  /** Actions on the whole list. */
  actions?: ReactNode
}

/** Tools for a list: sorting where it isn't a table, columns, export; and its totals. */
export function ListTools({ list, settings, sort, first, summary, children, actions }: ListToolsProps) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const columns: Readonly<Record<string, ListColumn>> = lists[list].columns
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-1.5">
      {children}
      <p className="figures grow text-ink-muted" aria-live="polite">
        {summary}
      </p>
      <Select
        label="Sort by"
        isLabelHidden
        size="sm"
        value={writeSort(sort)}
        options={keysOf(columns).flatMap((column) => [
          { value: writeSort({ column, isDescending: false }), label: `${columns[column]?.label} ↑` },
          { value: writeSort({ column, isDescending: true }), label: `${columns[column]?.label} ↓` },
        ])}
        onChange={(event) => {
          const text = event.currentTarget.value
          const isDescending = text.startsWith('-')
          const chosen = { column: isDescending ? text.slice(1) : text, isDescending }
          void navigate(withSort(params, chosen), { preventScrollReset: true, replace: true })
        }}
        className="@min-[46rem]:hidden"
      />
      <div className="flex items-center gap-1">
        <ListSettingsButton {...{ list, columns, settings, first }} />
        {actions}
      </div>
    </div>
  )
}
