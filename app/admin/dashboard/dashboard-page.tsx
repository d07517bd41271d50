import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { addDays, formatLocalDay, localTimeOf } from '#domain/local-time.ts'
import type { Dashboard } from '#server/reports/index.ts'
import { DashboardPlots } from './dashboard-plots.tsx'

export type DashboardPageProps = { dashboard: Dashboard; attention: number; now: Date }

/** What there is to do, and how the shop goes. */
export function DashboardPage({ dashboard, attention, now }: DashboardPageProps) {
  const { period, timeZone } = dashboard
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <PageHeader
        title="Dashboard"
        description={`${formatLocalDay(period.from)} to ${formatLocalDay(period.to)}, by the shop’s clock (${timeZone}).`}
      />
      <ToDo today={dashboard.today} attention={attention} />
      <PeriodChoice key={`${period.from}${period.to}`} dashboard={dashboard} now={now} />
      <DashboardPlots dashboard={dashboard} />
    </div>
  )
}

function ToDo({ today, attention }: { today: Dashboard['today']; attention: number }) {
  const cards = [
    { to: '/admin?status=pending_review', label: 'to review', count: today.toReview },
    { to: '/admin?due=today', label: 'due today', count: today.dueToday },
    { to: '/admin?due=overdue', label: 'late', count: today.late, isBad: true },
    { to: '/admin?status=ready_for_pickup', label: 'wait on the shelf', count: today.toPickUp },
    { to: '/admin/attention', label: 'need attention', count: attention, isBad: true },
  ]
  return (
    <section aria-label="To do now" className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {cards.map(({ to, label, count, isBad }) => (
        <Link
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
        </Link>
      ))}
    </section>
  )
}

function PeriodChoice({ dashboard: { period, timeZone }, now }: { dashboard: Dashboard; now: Date }) {
  const { state } = useNavigation()
  const today = localTimeOf(now, timeZone).day
  const presets = [7, 30, 90, 365].map((days) => ({ days, from: addDays(today, 1 - days) }))
  return (
    <div className="mt-5 flex flex-wrap items-end justify-between gap-3">
      <nav aria-label="Period" className="flex flex-wrap gap-1">
        {presets.map(({ days, from }) => {
          const isOpen = period.from === from && period.to === today
          return (
            <Link
              key={days}
              to={`?from=${from}&to=${today}`}
              preventScrollReset
              aria-current={isOpen ? 'true' : undefined}
              className={classes(
                'rounded-sm px-3 py-2 pointer-coarse:py-3 font-semibold',
                isOpen ? 'bg-press text-on-press' : 'hover:bg-sunken',
              )}
            >
              {days === 365 ? '1 year' : `${days} days`}
            </Link>
          )
        })}
      </nav>
      <Form className="flex flex-wrap items-end gap-2" preventScrollReset>
        <TextField label="From" name="from" type="date" size="sm" defaultValue={period.from} />
        <TextField label="To" name="to" type="date" size="sm" defaultValue={period.to} />
        <Button type="submit" size="sm" isBusy={state === 'loading'} takesMore>
          Show
        </Button>
      </Form>
    </div>
  )
}
