import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { addDays, formatLocalDay, localTimeOf } from '#domain/local-time.ts'
import type { Dashboard } from '#server/reports/index.ts'
import { DashboardPlots } from './dashboard-plots.tsx'
import { ToDo } from './to-do.tsx'

export type DashboardPageProps = { dashboard: Dashboard; now: Date }

/** What there is to do, and how the shop is doing. */
export function DashboardPage({ dashboard, now }: DashboardPageProps) {
  const { period, timeZone } = dashboard
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <PageHeader
        title="Dashboard"
        description={`${formatLocalDay(period.from)} to ${formatLocalDay(period.to)}, in the shop’s time zone (${timeZone}).`}
      />
      <ToDo today={dashboard.today} className="mt-5 grid-cols-2 sm:grid-cols-3 lg:grid-cols-5" />
      <PeriodChoice key={`${period.from}${period.to}`} dashboard={dashboard} now={now} />
      <DashboardPlots dashboard={dashboard} />
    </div>
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
