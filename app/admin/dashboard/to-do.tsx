import { OpenLink } from '#app/admin/open-link.tsx'
import { useWaiting } from '#app/admin/use-waiting.ts'
import { classes } from '#app/ui/classes.ts'
import { ordersToReview } from '#domain/orders/order-filters.ts'
import type { Dashboard } from '#server/reports/index.ts'

export type ToDoProps = { today: Dashboard['today']; className: string }

/** What there is to do now; each number links to what it counts. `className` sets the number of columns. */
export function ToDo({ today, className }: ToDoProps) {
  const attention = useWaiting('/admin/attention')
  const cards = [
    { to: `/admin?${ordersToReview}`, label: 'to review', count: today.toReview },
    { to: '/admin?due=today', label: 'due today', count: today.dueToday },
    { to: '/admin?due=overdue', label: 'late', count: today.late, isBad: true },
    { to: '/admin?status=ready_for_pickup', label: 'waiting on the shelf', count: today.toPickUp },
    { to: '/admin/attention', label: 'need attention', count: attention, isBad: true },
  ]
  return (
    <section aria-label="To do now" className={classes('grid gap-3', className)}>
      {cards.map(({ to, label, count, isBad }) => (
        <OpenLink
          key={label}
          to={to}
          className="rounded-lg border border-line bg-surface px-4 py-3 hover:border-line-strong hover:bg-raised"
        >
          <span
            className={classes(
              'figures block font-bold font-display text-xl',
              isBad && count > 0 && 'text-red-ink',
            )}
          >
            {count}
          </span>
          <span className="text-ink-muted">{label}</span>
        </OpenLink>
      ))}
    </section>
  )
}
