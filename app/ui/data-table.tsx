import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type DataTableProps = {
  /** For screen readers; say what the rows are. */
  caption: string
  /**
   * `TableHead`, or a plain thead, and a tbody. `data-align="end"` right-aligns figures; `aria-selected` marks a row.
   */
  children: ReactNode
  /**
   * On a phone, each row is a card: its header cell first, a cell with `data-card="state"` or `"edit"` at the end of
   * the line, and a value that isn't self-explanatory preceded by its `data-label` (app/styles/table.css).
   */
  hasCards?: boolean
  className?: string
}

/** On a phone, text keeps a readable width, and the table scrolls sideways. */
const roomForWords = 'max-sm:[&_tbody_:is(th,td):not([data-align=end])]:min-w-30'

/** A plain table in the shop's style: 40-px rows, and a header that stays while the body scrolls. */
export function DataTable({ caption, children, hasCards = false, className }: DataTableProps) {
  return (
    // A scrollable box must be reachable by keyboard; hence a named, focusable region.
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard (WCAG 2.1.1).
      tabIndex={0}
      className={classes(
        'scroll-shade relative overflow-auto rounded-lg border border-line [--ground:var(--color-surface)]',
        !hasCards && roomForWords,
        className,
      )}
    >
      <table className="data-table" data-phone={hasCards ? 'cards' : undefined}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}

type Column = string | { figures: string } | { unseen: string }

/**
 * The table's header from its column names; columns of figures are right-aligned, and columns of buttons have a name
 * for screen readers only.
 */
export function TableHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          typeof column === 'string' ? (
            <th key={column} scope="col">
              {column}
            </th>
          ) : 'unseen' in column ? (
            <th key={column.unseen} scope="col">
              <span className="sr-only">{column.unseen}</span>
            </th>
          ) : (
            <th key={column.figures} scope="col" data-align="end">
              {column.figures}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}
