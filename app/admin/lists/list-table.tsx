import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Density, ListSort } from '#domain/lists/list-column.ts'

/** Where a cell stands on a card; cells without a place are left out there. */
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
  /** Only on cards: nobody chose it for the table. */
  isCardOnly?: boolean
  /** Its head is for screen readers, and nothing comes by it. */
  isUnnamed?: boolean
  /** Nothing comes by it. */
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
  /** Rows, or parts of rows that come later: `ListRow`. */
  children: ReactNode
}

/**
 * A list of the back office. Where its container is too narrow for a table, each row is a card (app/styles/list-table.css): the
 * same cells, so that nothing is there twice.
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

/** The link of a row: all of the row is pressed with it. What else is pressed in the row lies above: `relative z-1`. */
export const rowLinkStyle =
  'figures font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2'
