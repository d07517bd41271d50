import type { RefObject } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type Density, type ListSort, writeSort } from '#domain/lists/list-column.ts'
import type { ListPage } from './list-page.ts'
import { ListRow, ListTable, type ShownColumn } from './list-table.tsx'
import { MoreRows, type MoreSource } from './more-rows.tsx'
import type { ShownRows } from './use-shown-rows.ts'

type ListRowsProps<Row extends { id: string }> = {
  caption: string
  page: ListPage<Row>
  columns: readonly ShownColumn<Row>[]
  density: Density
  sort: ListSort
  more: MoreSource<Row>
  shown: ShownRows<Row>
  openId?: string | null
  isChosen?: (id: string) => boolean
  box?: RefObject<HTMLDivElement | null>
}

/** The rows of a back office list, sorted by the column heads, with further pages loaded below. */
export function ListRows<Row extends { id: string }>(props: ListRowsProps<Row>) {
  const { caption, page, columns, density, sort, more, shown, openId = null, isChosen, box } = props
  const { search } = useLocation()
  const [params] = useSearchParams()
  const row = (one: Row) => (
    <ListRow
      key={one.id}
      id={one.id}
      row={one}
      columns={columns}
      isOpen={one.id === openId}
      isChosen={isChosen?.(one.id) ?? false}
    />
  )
  return (
    <div ref={box} className="overflow-x-auto">
      <ListTable {...{ caption, columns, density, sort }} sortTo={(next) => withSort(params, next)}>
        {page.rows.map(row)}
        {page.next && (
          <MoreRows
            key={`${search} ${page.rows.length}`}
            after={page.next}
            source={more}
            row={row}
            tell={shown.tell}
          />
        )}
      </ListTable>
    </div>
  )
}

export function withSort(params: URLSearchParams, sort: ListSort): string {
  const next = new URLSearchParams(params)
  next.set('sort', writeSort(sort))
  return `?${next}`
}
