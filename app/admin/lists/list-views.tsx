import { X } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { writeCount } from '#domain/lists/list-column.ts'
import type { ShownView } from './list-page.ts'

type ListViewsProps = {
  views: readonly ShownView[]
  /** The list's own address; `query` is its current filters. */
  at: string
  query: string
  onRemove: (view: ShownView) => void
}

/** The views of a list, each one click away. */
export function ListViews({ views, at, query, onRemove }: ListViewsProps) {
  return (
    <ul aria-label="Views" className="contents">
      {views.map((view) => {
        const isOpen = view.query === query
        return (
          <li
            key={view.id ?? view.name}
            className={classes(
              'flex shrink-0 items-center rounded-full border text-xs',
              isOpen ? 'border-ink bg-raised' : 'border-line-strong bg-surface',
            )}
          >
            <Link
              to={view.query ? `${at}?${view.query}` : at}
              aria-current={isOpen ? 'true' : undefined}
              className={classes(
                'rounded-full py-1.5 pl-3 font-semibold pointer-coarse:py-2.75',
                view.id === null && 'pr-3',
              )}
            >
              {view.name} <span className="figures font-normal text-ink-muted">{writeCount(view.count)}</span>
            </Link>
            {view.id !== null && (
              <button
                type="button"
                aria-label={`Remove ${view.name}`}
                onClick={() => onRemove(view)}
                className="rounded-full p-1.5 pointer-coarse:p-3.75 text-ink-faint hover:text-ink"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
