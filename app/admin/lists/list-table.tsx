import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Density, ListSort } from '#domain/lists/list-column.ts'

/** Where a cell goes on a card; cells without a place are left out there. */
type CardPlace =
  | 'choose'
  | 'picture'
  | 'title'
  | 'who'
  | 'when'
  | 'amount'
  | 'state'
  | 'due'
  | 'payment'
  | 'wide'

export type ShownColumn<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  isFigure?: boolean
  /** Only on cards: not chosen for the table. */
  isCardOnly?: boolean
  /** The head is only for screen readers, and the column cannot be sorted by. */
  isUnnamed?: boolean
  /** Cannot be sorted by. */
  isUnsorted?: boolean
  card?: CardPlace
}

type ListTableProps<Row> = {
  caption: string
  columns: readonly ShownColumn<Row>[]
  density: Density
  sort: ListSort
  /** The address of the same list in another order. */
  sortTo: (sort: ListSort) => string
  /** Rows (`ListRow`), or parts of rows that load later. */
  children: ReactNode
}

/**
 * A back office list. If its container is too narrow for a table, each row is a card (app/styles/list-table.css): the
 * same cells, so that nothing appears twice.
 */
export function ListTable<Row>({ caption, columns, density, sort, sortTo, children }: ListTableProps<Row>) {
  return (
    <table className="data-table list-table" data-density={density}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} {...{ column, sort, sortTo }} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type HeadProps<Row> = Pick<ListTableProps<Row>, 'sort' | 'sortTo'> & { column: ShownColumn<Row> }

function Head<Row>({
  column: { key, label, isFigure, isCardOnly, isUnnamed, isUnsorted, card },
  sort,
  sortTo,
}: HeadProps<Row>) {
  const attributes = {
    scope: 'col',
    'data-align': isFigure ? 'end' : undefined,
    'data-card': card,
    'data-only': isCardOnly ? 'card' : undefined,
  } as const
  if (isUnnamed)
    return (
      <th {...attributes}>
        <span className="sr-only">{label}</span>
      </th>
    )
  if (isUnsorted) return <th {...attributes}>{label}</th>
  const isSorted = sort.column === key
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp
  return (
    <th {...attributes} aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}>
      <Link
        to={sortTo({ column: key, isDescending: isSorted ? !sort.isDescending : isFigure === true })}
        preventScrollReset
        replace
        className="inline-flex items-center gap-1 hover:text-ink"
      >
        {label}
        {isSorted && <Arrow aria-hidden className="size-3.5" />}
      </Link>
    </th>
  )
}

type ListRowProps<Row> = {
  id: string
  row: Row
  columns: readonly ShownColumn<Row>[]
  isOpen?: boolean
  isChosen?: boolean
}

export function ListRow<Row>({ id, row, columns, isOpen = false, isChosen = false }: ListRowProps<Row>) {
  return (
    <tr data-row={id} data-open={isOpen} data-selected={isChosen}>
      {columns.map(({ key, cell, isFigure, isCardOnly, card }) => (
        <td
          key={key}
          data-align={isFigure ? 'end' : undefined}
          data-card={card}
          data-only={isCardOnly ? 'card' : undefined}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

/**
 * The link of a row: a click anywhere in the row follows it. Other controls in the row lie above it: `relative z-1`.
 */
export const rowLinkStyle =
  'figures font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2'
