import { X } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { type OrderFilters, writeOrderFilters } from '#domain/orders/order-filters.ts'

/** A filter with a name and how many orders it finds; everybody's have no id. */
export type OrderView = { id: string | null; name: string; filters: OrderFilters; count: number }

const mostCounted = 10_000

type OrderViewsProps = { views: readonly OrderView[]; query: string; onRemove: (view: OrderView) => void }

/** The views of the list, each one press away. */
export function OrderViews({ views, query, onRemove }: OrderViewsProps) {
  return (
    <ul aria-label="Views" className="contents">
      {views.map((view) => {
        const own = writeOrderFilters(view.filters)
        const isOpen = own === query
        return (
          <li
            key={view.id ?? view.name}
            className={classes(
              'flex items-center rounded-full border text-xs',
              isOpen ? 'border-ink bg-raised' : 'border-line-strong bg-surface',
            )}
          >
            <Link
              to={own ? `/admin?${own}` : '/admin'}
              aria-current={isOpen ? 'true' : undefined}
              className={classes('rounded-full py-1.5 pl-3 font-semibold', view.id === null && 'pr-3')}
            >
              {view.name}{' '}
              <span className="figures font-normal text-ink-muted">
                {Math.min(view.count, mostCounted).toLocaleString('en-US')}
                {view.count > mostCounted && '+'}
              </span>
            </Link>
            {view.id !== null && (
              <button
                type="button"
                aria-label={`Remove ${view.name}`}
                onClick={() => onRemove(view)}
                className="rounded-full p-1.5 text-ink-faint hover:text-ink"
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
