import type { ReactNode } from 'react'
import type { ListSettings, ListSort } from '#domain/lists/list-column.ts'
import type { ListName } from '#domain/lists/lists.ts'
import type { ListPage, ShownView } from './list-page.ts'
import { ListRows } from './list-rows.tsx'
import type { ShownColumn } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import type { MoreSource } from './more-rows.tsx'
import { SavedViews } from './saved-views.tsx'
import { useShownRows } from './use-shown-rows.ts'

type ListSectionProps<Row extends { id: string }> = {
  list: ListName
  title: string
  /** Replaces the plain title. */
  head?: ReactNode
  /** The list's own address; `query` is its current filters. */
  at: string
  query: string
  search: ReactNode
  views: readonly ShownView[]
  page: ListPage<Row>
  count: number
  columns: readonly ShownColumn<Row>[]
  /** The column that is always shown. */
  first: string
  settings: ListSettings
  sort: ListSort
  more: MoreSource<Row>
  /** Actions on the whole list. */
  actions?: ReactNode
  /** Shown in place of rows when there are none. */
  empty: ReactNode
  openId?: string | null
}

/** A back office list, from its search to its last page. */
export function ListSection<Row extends { id: string }>(props: ListSectionProps<Row>) {
  const { list, title, head, at, query, search, views, page, count, columns, first } = props
  const { settings, sort, more, actions, empty, openId } = props
  const shown = useShownRows(page)
  return (
    <>
      <header className="border-line border-b px-4 py-4">
        {head ?? <h1 className="font-extrabold text-xl">{title}</h1>}
        {search}
        <SavedViews {...{ list, at, views, query }} />
      </header>
      {page.rows.length === 0 ? (
        empty
      ) : (
        <>
          <ListTools
            {...{ list, first, settings, sort, actions }}
            summary={`${shown.all.length.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`}
          />
          <ListRows
            caption={title}
            density={settings.density}
            openId={openId ?? null}
            {...{ page, columns, sort, more, shown }}
          />
        </>
      )}
    </>
  )
}
